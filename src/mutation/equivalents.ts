import { createHash } from 'node:crypto'
import type { Language } from '../schema/index.ts'
import { contiguousEdit, editBetween } from './edit-between.ts'
import { applyEdits } from './edits.ts'
import type { Mutant } from './mutant.ts'
import { LANGUAGE_TABLES } from './languages/index.ts'
import { REWRITE_RULES } from './equivalents/index.ts'
import type { Rewrite, RewriteKind } from './equivalents/rewrite-rule.ts'
import { keptApart } from './kept-apart.ts'
import { readTree } from './read-tree.ts'
import type { Parse } from './syntax-node.ts'
import { mutableNodes } from './tree/mutable-nodes.ts'

/** A step of a rewrite: what was done, and where in the text before the step. */
export interface RewriteStep {
  readonly operator: string
  readonly anchor: number
}

/** A program that does what the source does, in other words. Not verified yet. */
export interface Equivalent {
  /** First 10 hex digits of SHA-256(source \0 code). */
  readonly id: string
  readonly code: string
  readonly kind: RewriteKind
  /** At most two. */
  readonly steps: readonly RewriteStep[]
  /** Unequal characters against the source, as `editBetween` counts them. */
  readonly size: number
}

/** A bug of the source planted in an equivalent of it. */
export interface PlantedMutant {
  readonly mutant: Mutant
  readonly code: string
}

/** Options of `equivalents`. */
export interface EquivalentOptions {
  /** Python when left out. */
  readonly language?: Language
  /** How many compositions of two rewrites at most; 4 when left out. */
  readonly composed?: number
}

/** How `plantMutant` reads sources. */
export interface PlantOptions extends EquivalentOptions {
  readonly parse: Parse
}

/**
 * Lists rewrites of a source that keep its meaning: single ones, then compositions of two large
 * ones. Each must still be run, because a language may give an operator any meaning.
 */
export function equivalents(
  source: string,
  parse: Parse,
  options: EquivalentOptions = {},
): readonly Equivalent[] {
  const rewrites = rewritesOf(source, parse, options)
  const found = new Map<string, Equivalent>()
  const add = (code: string, kind: RewriteKind, steps: readonly RewriteStep[]): void => {
    if (code === source || found.has(code)) return
    found.set(code, {
      id: idOf(source, code),
      code,
      kind,
      steps,
      size: editBetween(source, code).size,
    })
  }
  for (const rewrite of rewrites) add(rewritten(source, rewrite), rewrite.kind, [stepOf(rewrite)])
  for (const { code, steps } of composed(source, parse, rewrites, options))
    add(code, 'rewritten', steps)
  return [...found.values()].filter(({ code }) => !parse(code).hasError)
}

/**
 * Plants a mutant's bug in an equivalent: the same rewrites are made in the mutated source, so the
 * result behaves as the mutant does. Undefined where the bug touches what a rewrite needs.
 */
export function plantMutant(
  source: string,
  equivalent: Equivalent,
  mutant: Mutant,
  options: PlantOptions,
): PlantedMutant | undefined {
  const { parse } = options
  let [clean, buggy] = [source, mutant.code]
  for (const step of equivalent.steps) {
    const cleanRewrite = findRewrite(clean, step, parse, options)
    const moved = { ...step, anchor: movedOffset(step.anchor, clean, buggy) }
    const buggyRewrite = findRewrite(buggy, moved, parse, options)
    if (cleanRewrite === undefined || buggyRewrite === undefined) return undefined
    clean = rewritten(clean, cleanRewrite)
    buggy = rewritten(buggy, buggyRewrite)
  }
  const isPlanted = clean === equivalent.code && buggy !== clean && isSmall(clean, buggy, mutant)
  return isPlanted ? { mutant, code: buggy } : undefined
}

function rewritesOf(
  source: string,
  parse: Parse,
  { language = 'python' }: EquivalentOptions,
): readonly Rewrite[] {
  const context = { source, table: LANGUAGE_TABLES[language] }
  const nodes = mutableNodes(readTree(source, parse, language), context.table)
  return REWRITE_RULES[language].flatMap(rule => nodes.flatMap(node => rule(node, context)))
}

/** Pairs of large rewrites of different operators, the second made in the text of the first. */
function composed(
  source: string,
  parse: Parse,
  rewrites: readonly Rewrite[],
  options: EquivalentOptions,
): readonly { readonly code: string; readonly steps: readonly RewriteStep[] }[] {
  const large = rewrites.filter(({ kind }) => kind === 'rewritten')
  const pairs = large.flatMap(first => {
    const code = rewritten(source, first)
    if (parse(code).hasError) return []
    const second = rewritesOf(code, parse, options).find(
      each => each.kind === 'rewritten' && family(each) !== family(first),
    )
    if (second === undefined) return []
    return [{ code: rewritten(code, second), steps: [stepOf(first), stepOf(second)] }]
  })
  return pairs.slice(0, options.composed ?? 4)
}

// Renaming twice is one rewrite, and a loop that becomes a comprehension again is none.
function family({ operator }: Rewrite): string {
  return /loop/.test(operator) ? 'loop' : (operator.split('_')[0] ?? operator)
}

function findRewrite(
  source: string,
  { operator, anchor }: RewriteStep,
  parse: Parse,
  options: EquivalentOptions,
): Rewrite | undefined {
  if (parse(source).hasError) return undefined
  return rewritesOf(source, parse, options).find(
    rewrite => rewrite.operator === operator && rewrite.anchor === anchor,
  )
}

function movedOffset(offset: number, clean: string, buggy: string): number {
  const edit = contiguousEdit(clean, buggy)
  return offset < edit.end ? offset : offset + buggy.length - clean.length
}

// A bug that spreads through the rewrite is not the same bug any more.
function isSmall(clean: string, buggy: string, mutant: Mutant): boolean {
  const own = Math.max(mutant.edit.before.length, mutant.edit.after.length)
  const planted = contiguousEdit(clean, buggy)
  return Math.max(planted.before.length, planted.after.length) <= 2 * own + 8
}

function rewritten(source: string, { edits }: Rewrite): string {
  return applyEdits(
    source,
    edits.map(({ start, end, after }) => ({
      start,
      end,
      before: source.slice(start, end),
      after: keptApart(source, { start, end, after }),
    })),
  )
}

function stepOf({ operator, anchor }: Rewrite): RewriteStep {
  return { operator, anchor }
}

function idOf(source: string, code: string): string {
  return createHash('sha256').update(source).update('\0').update(code).digest('hex').slice(0, 10)
}

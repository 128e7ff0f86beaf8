import { z } from 'zod'
import { enumerateMutants, equivalents, type Parse } from '../../mutation/index.ts'
import type { Runner } from '../../runner/index.ts'
import { Language, type MutationType } from '../../schema/index.ts'
import type { JudgedMutant } from './judged-mutant.ts'
import { verifyEquivalents, type JudgedEquivalent } from './verify-equivalents.ts'
import { cpuBudget, verifyMutants } from './verify-mutants.ts'

/** A row of the import shape: a function, its tests, and what else the file may say. */
export const MutateRow = z.looseObject({
  id: z.string().min(1),
  function: z.string().min(1),
  canonical: z.string().min(1),
  tests: z.array(z.string()).min(1),
  /** Python when left out. */
  language: Language.optional(),
})
export type MutateRow = Readonly<z.infer<typeof MutateRow>>

/** What a row is worked on with. */
export interface RowTools {
  readonly language: Language
  readonly parse: Parse
  /** Two interpreters with different hash seeds. */
  readonly runners: readonly [Runner, Runner]
  readonly seed: number
  readonly types?: readonly MutationType[] | undefined
}

/** The mutants and equivalents of one row, run; `canonical` says whether the row itself holds. */
export interface JudgedRow {
  readonly id: string
  readonly canonical: 'passes' | 'fails' | 'depends on the hash seed'
  /** CPU that a mutant was given for all tests; absent when none was run. */
  readonly cpuMs?: number
  readonly mutants: readonly JudgedMutant[]
  readonly equivalents: readonly JudgedEquivalent[]
}

/**
 * Makes and runs every mutant of a row whose canonical passes its own tests, and every equivalent
 * unless those are not wanted.
 */
export async function mutateRow(
  row: MutateRow,
  tools: RowTools,
  { hasEquivalents = true }: { readonly hasEquivalents?: boolean } = {},
): Promise<JudgedRow> {
  const { language, parse, runners, types } = tools
  const { id, canonical: code, tests, function: functionName } = row
  const results = await Promise.all(
    runners.map(runner => runner.execute({ id, code, tests: [...tests] })),
  )
  const passing = results.filter(({ outcomes }) => outcomes.every(outcome => outcome === 'pass'))
  if (passing.length < results.length) {
    const canonical = passing.length === 0 ? 'fails' : 'depends on the hash seed'
    return { id, canonical, mutants: [], equivalents: [] }
  }
  const cpuMs = cpuBudget(Math.max(...results.map(result => result.cpuMs)))
  const options = types === undefined ? { language } : { language, types }
  const mutants = enumerateMutants(code, parse, options)
  const check = { canonical: code, functionName, tests, ...tools, cpuMs }
  const rewrites = hasEquivalents ? equivalents(code, parse, { language }) : []
  return {
    id,
    canonical: 'passes',
    cpuMs,
    mutants: await verifyMutants(mutants, tests, runners[0], cpuMs),
    equivalents: await verifyEquivalents(rewrites, check),
  }
}

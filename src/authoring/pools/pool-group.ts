import type { Mutant, StackedMutant } from '../../mutation/index.ts'
import type { SnippetRole } from '../../schema/index.ts'
import type { PoolTask } from './pool-task.ts'

/** One snippet of a query in a pool. */
export interface PoolMember {
  readonly code: string
  readonly role: SnippetRole
  readonly bugType?: string
  readonly description?: string
  /** Further columns of its metadata row. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** A query's own snippets in a pool. */
export interface PoolGroup {
  readonly of: PoolTask
  readonly members: readonly PoolMember[]
}

/** The canonical as a member. */
export function canonicalMember({ task }: PoolTask): PoolMember {
  return { code: task.code, role: 'canonical' }
}

/** A single mutant as a member; `code` differs where its bug is planted in a rewrite. */
export function mutantMember(mutant: Mutant, code: string = mutant.code): PoolMember {
  return {
    code,
    role: 'distractor',
    bugType: mutant.type,
    description: mutant.description,
    facts: { mutations: 1, operator: mutant.operator, tier: mutant.tier, mutant_id: mutant.id },
  }
}

/** Several bugs at once as a member; their types are joined by `+`. */
export function stackMember(stack: StackedMutant): PoolMember {
  return {
    code: stack.code,
    role: 'distractor',
    bugType: stack.mutants.map(({ type }) => type).join('+'),
    description: stack.mutants.map(({ description }) => description).join(' '),
    facts: { mutations: stack.mutants.length, mutant_ids: stack.mutants.map(({ id }) => id) },
  }
}

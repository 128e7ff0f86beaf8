import { OUTCOME_VERSION, type Query } from '../schema/index.ts'

/** What every outcome of a query says of it, whatever came out. */
export interface OutcomeIdentity {
  readonly version: typeof OUTCOME_VERSION
  readonly queryId: string
  readonly domain: string
  readonly language: string
  readonly strata?: Record<string, string>
  readonly cluster?: string
}

/** Returns what every outcome of a query says of it. */
export function identityOf(query: Query): OutcomeIdentity {
  const { id, domain, language } = query
  const identity = { version: OUTCOME_VERSION, queryId: id, domain, language } as const
  if (!('goldIds' in query)) return identity
  const { repository, epoch, commit, strata } = query
  if (repository === undefined || epoch === undefined) return identity
  return {
    ...identity,
    strata: { ...strata, repository, epoch },
    cluster: `${repository} ${commit}`,
  }
}

import { holm, poissonBinomialTest } from '../../stats/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'
import { SNIPPET_RANKERS } from '../blind/blind-rankers.ts'
import type { CloneGroup } from '../blind/clone-groups.ts'
import { neighbourDensity } from '../blind/neighbour-density.ts'
import { POOL_RANKERS } from '../blind/pool-rankers.ts'
import { chances, winRates } from '../blind/win-rates.ts'
import type { Audit } from './audit-section.ts'
import { share } from './share.ts'

/** How often rankers that never see a query put its canonical first. */
export const auditBlindRankers: Audit = dataset => {
  const groups = groupsOf(dataset)
  const chance = chances(groups)
  const rates = winRates(groups, [...SNIPPET_RANKERS, ...POOL_RANKERS, neighbourDensity])
  const adjusted = holm(rates.map(({ wins }) => poissonBinomialTest(Math.round(wins), chance)))
  const expected = chance.reduce((sum, each) => sum + each, 0)
  return {
    id: 'blind-rankers',
    title: 'Rankers that never see the query',
    columns: ['ranker', 'canonical first', 'p (Holm)'],
    rows: [
      ['chance', share(expected, groups.length), ''],
      ...rates.map(({ name, wins }, at) => [
        name,
        share(wins, groups.length),
        (adjusted[at] ?? 1).toPrecision(2),
      ]),
    ],
    note:
      'The medoid, the character model and the neighbour density see other snippets: in a star of ' +
      'single edits the canonical is the centre, so that they may find it without the query.',
  }
}

function groupsOf({ queries, corpus }: ExecutionDataset): readonly CloneGroup[] {
  const own = Map.groupBy(corpus, entry => entry.queryId)
  return queries.map(query => {
    const entries = (own.get(query.id) ?? []).filter(
      ({ id, role }) => role === 'distractor' || id === query.canonicalIds[0],
    )
    return {
      queryId: query.id,
      texts: entries.map(({ text }) => text),
      canonical: entries.findIndex(({ id }) => id === query.canonicalIds[0]),
    }
  })
}

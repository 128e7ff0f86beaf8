import { isVerifiedDistractor, type Candidate } from '../../mutation/index.ts'
import { MUTATION_TYPES, type BundleCorpusRow } from '../../schema/index.ts'
import { codeTokens, SNIPPET_RANKERS } from '../blind/blind-rankers.ts'
import { cloneGroups } from '../blind/clone-groups.ts'
import { POOL_RANKERS } from '../blind/pool-rankers.ts'
import { winRates } from '../blind/win-rates.ts'
import { judgeAdequacy } from '../adequacy/judge-adequacy.ts'
import type { Evidence } from '../gates/gate.ts'
import type { ReleasedPools } from '../pools/pools-of-release.ts'

const START = '<!-- counts: written by "dataset build" -->'
const END = '<!-- /counts -->'

/** Replaces the counts of a datasheet between its two markers; other text stays as it is. */
export function withCounts(
  datasheet: string,
  evidence: Evidence,
  pools: ReleasedPools = new Map(),
): string {
  const [start, end] = [datasheet.indexOf(START), datasheet.indexOf(END)]
  if (start < 0 || end < start) return datasheet
  return `${datasheet.slice(0, start + START.length)}\n\n${counts(evidence, pools)}\n${datasheet.slice(end)}`
}

/** Counts by domain and bug type, the construction funnel and what blind rankers find. */
export function counts(evidence: Evidence, pools: ReleasedPools = new Map()): string {
  return [
    '### Composition',
    byDomain(evidence),
    '### Distractors by bug type and domain',
    byType(evidence),
    ...(pools.size === 0 ? [] : ['### Candidate pools', byPool(evidence, pools)]),
    '### Construction funnel',
    funnel(evidence),
    '### Blind rankers (share of queries whose canonical comes first; ties in random order)',
    blind(evidence),
  ].join('\n\n')
}

type Cell = string | number

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

function domainsOf(corpus: readonly BundleCorpusRow[]): readonly string[] {
  return [...new Set(corpus.map(row => row.domain ?? ''))].toSorted()
}

function byDomain({ bundle }: Evidence): string {
  const { queries = [], corpus = [] } = bundle ?? {}
  const row = (name: string, isMember: (domain: string | undefined) => boolean): Cell[] => {
    const own = queries.filter(query => isMember(query.domain))
    const snippets = corpus.filter(snippet => isMember(snippet.domain))
    const canonicals = snippets.filter(snippet => snippet.label === 'correct')
    const lines = canonicals.map(({ code }) => code.split('\n').length).toSorted((a, b) => a - b)
    return [
      name,
      own.length,
      snippets.length,
      mean(own.map(query => query.test_suite.length)),
      mean(own.map(query => query.query.split(' ').length)),
      mean(canonicals.map(({ code }) => codeTokens(code).length)),
      `${lines[0] ?? 0}–${lines.at(-1) ?? 0} (median ${lines[Math.floor(lines.length / 2)] ?? 0})`,
    ]
  }
  return table(
    ['domain', 'queries', 'snippets', 'tests', 'query words', 'tokens', 'lines of the canonical'],
    [
      ...domainsOf(corpus).map(name => row(name, domain => domain === name)),
      row('**all**', () => true),
    ],
  )
}

function byType({ bundle }: Evidence): string {
  const wrong = (bundle?.corpus ?? []).filter(row => row.label === 'incorrect')
  const domains = domainsOf(wrong)
  const count = (type: string, domain?: string): number =>
    wrong.filter(row => row.bug_type === type && (domain ?? row.domain) === row.domain).length
  return table(
    ['bug type', ...domains, 'all'],
    MUTATION_TYPES.map(type =>
      [[type], domains.map(name => count(type, name)), [count(type)]].flat(),
    ),
  )
}

function byPool({ bundle }: Evidence, pools: ReleasedPools): string {
  const all = [...(bundle === undefined ? [] : [['base', bundle] as const]), ...pools]
  return table(
    ['pool', 'queries', 'snippets', 'right', 'wrong'],
    all.map(([name, { queries, corpus }]) => {
      const right = corpus.filter(({ label }) => label === 'correct').length
      return [`\`${name}\``, queries.length, corpus.length, right, corpus.length - right]
    }),
  )
}

function funnel({ tasks, mutants, bundle }: Evidence): string {
  const all = [...mutants.values()].flat()
  const has = (test: (candidate: Candidate) => boolean): number => all.filter(test).length
  const passes = ({ outcomes }: Candidate): boolean => outcomes.every(label => label === 'pass')
  const listed = tasks.flatMap(({ id, task }) =>
    task === undefined ? [] : judgeAdequacy(task, mutants.get(id) ?? []).equivalents,
  )
  const verified = has(({ outcomes }) => isVerifiedDistractor(outcomes))
  const hanging = has(({ outcomes }) => outcomes.includes('TIMEOUT'))
  return table(
    ['stage', 'count'],
    [
      ['task files', tasks.length],
      [
        'mutants of tiers 1, 2 and 3',
        `${[1, 2, 3].map(tier => has(c => c.mutant.tier === tier)).join(' + ')} = ${all.length}`,
      ],
      ['pass every test', has(passes)],
      ['of these tier 1, listed as equivalent with a reason', listed.length],
      ['run into the CPU limit', hanging],
      ['only raise', all.length - has(passes) - hanging - verified],
      ['verified: fail by a bare assertion', verified],
      ['shipped as distractors', bundle?.distractors.length ?? 0],
    ],
  )
}

function blind({ bundle }: Evidence): string {
  const groups = bundle === undefined ? [] : cloneGroups(bundle)
  const rates = [...winRates(groups, SNIPPET_RANKERS), ...winRates(groups, POOL_RANKERS)]
  return table(
    ['ranker', 'canonical first'],
    rates.map(({ name, rate }) => [name, `${(100 * rate).toFixed(1)} %`]),
  )
}

function mean(values: readonly number[]): string {
  const sum = values.reduce((total, value) => total + value, 0)
  return (sum / Math.max(1, values.length)).toFixed(1)
}

import { describe, expect, test } from 'vitest'
import { failing, sampleReport, sampleRun } from '../../../test/fixtures/reporter/sample-report.ts'
import { measuredOf, type RunOutcomes } from '../../analysis/index.ts'
import { parseCsv, parseQrels, parseRun } from '../../formats/index.ts'
import type { Report } from '../report.ts'
import { renderJunit } from './gates-junit.ts'
import { githubAnnotations, githubSummary } from './github-summary.ts'
import { renderCsv } from './leaderboard-csv.ts'
import { renderTex } from './leaderboard-tex.ts'
import { renderMarkdown } from './report-markdown.ts'
import { runSlugs } from './run-slugs.ts'
import { trecQrels } from './trec-qrels.ts'
import { renderTrec, trecRuns } from './trec-runs.ts'

const HOSTILE = 'evil|<b>"x"</b>,\n`*_[a](b)_*` & 50% $x^2$ ]]> ::error::\u0007'
const ours = await sampleRun('ours', n => n % 4 > 1)
const oursBefore = await sampleRun('ours', n => n % 4 > 0)
const bm25 = await sampleRun('bm25', n => n % 4 === 0)
const hostile = await sampleRun(HOSTILE, n => n % 2 === 0)

const report = sampleReport([ours, bm25], [oursBefore, bm25])
const hostileReport = sampleReport([hostile], [hostile])
const [regression] = report.gates.decisions
if (regression === undefined) throw new Error('the report has a gate')
const failedGates = (message: string, count = 1): Report => ({
  ...report,
  gates: {
    ...report.gates,
    decisions: Array.from({ length: count }, () => ({ ...regression, message })),
  },
})

describe('renderMarkdown', () => {
  test('shows boards, metrics, deception and gates', () => {
    const text = renderMarkdown(report)

    expect(text.split('\n').slice(0, 15).join('\n')).toMatchInlineSnapshot(`
      "## Retrieval: synthetic, pool base

      40 queries, 200 snippets, dataset 000000000000, seed 20260510, 200 replicates.

      | retriever | exec@1 | 95% CI | lift | topical@1 | Δ baseline | exec@5 | nDCG@10 | deceived | ties |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | ours | 0.500 | [0.352, 0.648] | +0.375 | 1.000 | −0.250 [−0.402, −0.140] ▼ | 1.000 | 0.815 | 12.5 % | 0.0 % |
      | bm25 | 0.250 | [0.142, 0.402] | +0.063 | 1.000 | = | 1.000 | 0.723 | 18.8 % | 0.0 % |
      | chance | 0.200 |  |  |  |  | 1.000 | 0.590 |  |  |

      ### Metrics with 95 % intervals

      | metric | ours | bm25 | chance |
      | --- | ---: | ---: | ---: |
      | exec@1 | 0.500 [0.352, 0.648] | 0.250 [0.142, 0.402] | 0.200 |"
    `)
    expect(text.slice(text.indexOf('### Deceived'))).toMatchInlineSnapshot(`
      "### Deceived by mutation type

      | type | ours | bm25 |
      | --- | ---: | ---: |
      | off\\_by\\_one | 50.0 % [0.350, 0.650] | 75.0 % [0.596, 0.859] |
      | swap\\_arguments | 0.0 % [0.000, 0.088] | 0.0 % [0.000, 0.088] |
      | wrong\\_comparison | 0.0 % [0.000, 0.088] | 0.0 % [0.000, 0.088] |
      | wrong\\_operator | 0.0 % [0.000, 0.088] | 0.0 % [0.000, 0.088] |
      | all | 12.5 % [0.082, 0.185] | 18.8 % [0.135, 0.255] |

      ### Gates

      - **✗ fail** ours exec@1 0.750 → 0.500 (10 lost / 0 won, exact McNemar p = 0.002, Holm over 2 p = 0.004; 95 % bound of the drop 0.402); allowed drop 0.020
      - **✓ pass** bm25 exec@1 0.250 → 0.250 (no query of 40 changed); allowed drop 0.020
      "
    `)
  })

  test('lists faults and partial runs', () => {
    const [first, ...rest] = ours.outcomes
    if (first === undefined) throw new Error('the run has outcomes')
    const faulty = { ...ours, outcomes: [failing(first, '503 from |host|'), ...rest] }
    const partial: RunOutcomes = { ...bm25, state: { kind: 'partial', reason: '-t `x`' } }

    const text = renderMarkdown(sampleReport([faulty, partial]))

    expect(text.slice(text.indexOf('### Faults'))).toMatchInlineSnapshot(`
      "### Faults

      - ✗ ours: 1 queries failed, 39 measured, 0 not asked; its numbers are over the measured ones
        - 1 × retriever: 503 from \\|host\\|
      - ◌ bm25 is partial and not gated: -t \\\`x\\\`
      "
    `)
  })

  test('keeps a hostile name inside its cell', () => {
    const text = renderMarkdown(hostileReport)
    const [head = '', rule = '', row = ''] = text.split('\n').filter(line => line.startsWith('| '))

    expect(text).not.toMatch(/<b>|(?<!\\)`|(?<!\\)\*_/)
    expect(row).toContain(
      'evil\\|&lt;b\\>"x"&lt;/b\\>, \\`\\*\\_[a\\](b)\\_\\*\\` &amp; 50% \\$x^2\\$',
    )
    const cellsOf = (line: string): number => line.split(/(?<!\\)\|/).length
    expect([cellsOf(rule), cellsOf(row)]).toEqual([cellsOf(head), cellsOf(head)])
  })

  test('holds no time', () => {
    expect(renderMarkdown(report)).not.toContain('ms/query')
  })
})

describe('renderJunit', () => {
  test('has a row per gate, with failures only where the build fails', () => {
    expect(renderJunit(report)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="retrieval gates" tests="2" failures="1" errors="0" skipped="0">
        <testsuite name="retrieval gates" tests="2" failures="1" errors="0" skipped="0">
          <testcase name="ours exec@1 (baseline)" classname="synthetic.base">
            <failure type="fail" message="ours exec@1 0.750 → 0.500 (10 lost / 0 won, exact McNemar p = 0.002, Holm over 2 p = 0.004; 95 % bound of the drop 0.402); allowed drop 0.020"/>
          </testcase>
          <testcase name="bm25 exec@1 (baseline)" classname="synthetic.base">
            <system-out>pass: bm25 exec@1 0.250 → 0.250 (no query of 40 changed); allowed drop 0.020</system-out>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `)
  })

  test('counts problems as errors and what is not gated as skipped', () => {
    const partial: RunOutcomes = { ...ours, state: { kind: 'partial', reason: '-t x' } }
    const base = sampleReport([partial], [oursBefore])

    const text = renderJunit({ ...base, problems: ['the checksum is wrong'] })

    expect(text).toContain('tests="2" failures="0" errors="1" skipped="1"')
    expect(text).toContain('<error type="not judged" message="the checksum is wrong"/>')
    expect(text).toMatch(/<skipped message="ours exec@1 is not gated: -t x"\/>/)
  })

  test('stays XML whatever names and messages hold', () => {
    const text = renderJunit(failedGates(`${HOSTILE}\uD800`))

    expect(['\u0007', '\uD800'].filter(illegal => text.includes(illegal))).toEqual([])
    expect(text).toContain(
      'message="evil|&lt;b&gt;&quot;x&quot;&lt;/b&gt;,&#10;`*_[a](b)_*` &amp; 50% $x^2$ ]]&gt; ::error::\uFFFD\uFFFD"',
    )
  })
})

describe('renderCsv', () => {
  test('has a line per run, metric and mutation type', () => {
    const { header, rows } = parseCsv(renderCsv(report), 'leaderboard.csv')
    const of = (retriever: string, metric: string): readonly string[] | undefined =>
      rows.find(row => row[3] === retriever && row[4] === metric)

    expect(header.join()).toBe('project,dataset,pool,retriever,metric,value,low,high,floor,lift,n')
    expect(of('ours', 'exec@1')?.join()).toMatchInlineSnapshot(
      `",synthetic,base,ours,exec@1,0.5,0.3519952693346539,0.648004730665346,0.19999999999999996,0.37500000000000006,40"`,
    )
    expect(of('ours', 'exec@10')?.join()).toMatchInlineSnapshot(
      `",synthetic,base,ours,exec@10,1,0.9123783988027133,1,1,,40"`,
    )
    expect(of('bm25', 'deception')?.join()).toMatchInlineSnapshot(
      `",synthetic,base,bm25,deception,0.1875,0.13461426882980282,0.2550396031523879,,,160"`,
    )
    expect(of('bm25', 'deception:off_by_one')?.slice(5, 6)).toEqual(['0.75'])
  })

  test('gives a hostile name back as it was', () => {
    const { rows } = parseCsv(renderCsv(hostileReport), 'leaderboard.csv')

    expect(new Set(rows.map(row => row[3]))).toEqual(new Set([HOSTILE]))
  })
})

describe('renderTex', () => {
  test('has a table per board', () => {
    expect(renderTex(report)).toMatchInlineSnapshot(`
      "% Needs \\usepackage{booktabs}
      % synthetic, pool base, 0000000000000000000000000000000000000000000000000000000000000028
      \\begin{tabular}{lrrrrrrrrr}
      \\toprule
      retriever & exec@1 & 95\\% CI & lift & topical@1 & $\\Delta$ baseline & exec@5 & nDCG@10 & deceived & ties \\\\
      \\midrule
      ours & 0.500 & {[}0.352, 0.648] & +0.375 & 1.000 & $-$0.250 [$-$0.402, $-$0.140] $\\downarrow$ & 1.000 & 0.815 & 12.5 \\% & 0.0 \\% \\\\
      bm25 & 0.250 & {[}0.142, 0.402] & +0.063 & 1.000 & = & 1.000 & 0.723 & 18.8 \\% & 0.0 \\% \\\\
      \\midrule
      chance & 0.200 &  &  &  &  & 1.000 & 0.590 &  &  \\\\
      \\bottomrule
      \\end{tabular}
      "
    `)
  })

  test('prints a hostile name as it stands', () => {
    const text = renderTex(
      sampleReport([
        { ...hostile, header: { ...hostile.header, retriever: '\\input{x} #1 ~^% & $_{' } },
      ]),
    )

    expect(text).toContain(
      '\\textbackslash{}input\\{x\\} \\#1 \\textasciitilde{}\\textasciicircum{}\\% \\& \\$\\_\\{ &',
    )
  })
})

describe('renderTrec', () => {
  test('is read back as the judged order with strictly falling scores', () => {
    const flat: RunOutcomes = {
      ...ours,
      outcomes: measuredOf(ours).map(outcome => ({
        ...outcome,
        hits: outcome.hits.map(hit => ({ ...hit, score: 1 })),
      })),
    }

    const run = parseRun(renderTrec(flat, 'ours'), 'ours.trec')
    const scores = run.get('q_0001')?.map(({ score }) => Math.fround(score)) ?? []

    expect(run.size).toBe(40)
    expect(run.get('q_0001')?.map(({ id }) => id)).toEqual(
      measuredOf(ours)[0]?.hits.map(({ id }) => id),
    )
    expect(scores.every((score, at) => at === 0 || score < (scores[at - 1] ?? 0))).toBe(true)
  })

  test('writes a file per run under a safe name', () => {
    const files = trecRuns.render(sampleReport([hostile, ours]))

    expect(files.map(({ path }) => path)).toEqual([
      'runs/evil-b-x-b-a-b-50-x-2-error.trec',
      'runs/ours.trec',
    ])
  })
})

describe('trecQrels', () => {
  test('judges what was ranked and every own snippet, once per dataset', () => {
    const [file, ...rest] = trecQrels.render(report)
    const qrels = parseQrels(file?.text ?? '', 'made.qrels')

    expect(rest).toEqual([])
    expect(file?.path).toBe('runs/synthetic-base.qrels')
    expect(qrels.size).toBe(40)
    expect([...(qrels.get('q_0001') ?? [])].filter(([, grade]) => grade > 0)).toEqual([
      ['c_0001_0', 1],
    ])
    // Four mutants and at least the other snippets of ten judged ranks.
    expect(qrels.get('q_0001')?.size).toBeGreaterThanOrEqual(10)
  })

  test('gives trec_eval the precision at 1 that the board calls exec@1', () => {
    const [file] = trecQrels.render(report)
    const qrels = parseQrels(file?.text ?? '', 'made.qrels')
    const run = parseRun(renderTrec(ours, 'ours'), 'ours.trec')
    const hits = [...run].filter(([query, ranked]) => {
      const [first] = [...ranked].sort((a, b) => b.score - a.score)
      return (qrels.get(query)?.get(first?.id ?? '') ?? 0) > 0
    })

    expect(hits).toHaveLength(20)
  })
})

describe('runSlugs', () => {
  const named = (retriever: string, project = ''): RunOutcomes => ({
    ...ours,
    project,
    header: { ...ours.header, retriever },
  })

  test.for([
    ['../../etc/passwd', 'etc-passwd'],
    ['OpenAI text-embedding-3-large', 'openai-text-embedding-3-large'],
    ['検索', 'run'],
    ['..', 'run'],
    ['Çok güzel', 'cok-guzel'],
  ] as const)('%s becomes %s', ([name, slug]) => {
    expect(runSlugs([named(name)])).toEqual([slug])
  })

  test('tells runs of one name apart by project, then by number', () => {
    const runs = [named('a', 'web'), named('a', 'api'), named('b'), named('A', 'api')]

    expect(runSlugs(runs)).toEqual([
      'a-web-synthetic-base',
      'a-api-synthetic-base',
      'b',
      'a-api-synthetic-base-2',
    ])
  })
})

describe('GitHub', () => {
  test('gets the report as its summary, cut at a line where it is too long', () => {
    const long: Report = {
      ...report,
      accepted: Array.from({ length: 20_000 }, () => 'é'.repeat(40)),
    }

    const summary = githubSummary(long)

    expect(githubSummary(report)).toBe(renderMarkdown(report))
    expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576)
    expect(summary).not.toContain('\uFFFD')
    expect(summary.endsWith('\nThe rest is in .vitest/retrieval/report.md.\n')).toBe(true)
  })

  test('gets an error for each gate that fails the build, and at most six lines', () => {
    expect(githubAnnotations(report)).toEqual([
      expect.stringMatching(/^::error title=Retrieval gate::ours exec@1 0\.750 → 0\.500/),
    ])
    expect(githubAnnotations(failedGates('a', 9)).at(-1)).toBe(
      '::error title=Retrieval gate::4 more, see the job summary',
    )
    expect(githubAnnotations(failedGates('a', 9))).toHaveLength(6)
  })

  test('cannot be sent a second command by a message', () => {
    const [line = ''] = githubAnnotations(failedGates('100%\n::error::x\r'))

    expect(line).toBe('::error title=Retrieval gate::100%25%0A::error::x%0D')
  })
})

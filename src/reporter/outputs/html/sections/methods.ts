import { html, type Html } from '../html.ts'
import { whole } from '../../../number-format.ts'
import { methodsText } from '../../../experiment/methods-text.ts'
import { labelOf, type Report } from '../../../report.ts'
import { dataTable } from './data-table.ts'

/** What every number rests on: seed, replicates, tie rule, tests, versions. */
export function methodsSection(report: Report, versions: readonly string[]): Html {
  const { boards } = report
  return html`<section class="methods" id="methods" aria-labelledby="methods-title">
<h2 id="methods-title">Methods</h2>
${boards.map(
  ({
    leaderboard: { dataset, seed, replicates, confidence },
  }) => html`<p>Board <b>${dataset.id}</b>,
pool <b>${dataset.pool}</b>: ${whole(dataset.queries)} queries over ${whole(dataset.corpus)} snippets,
dataset SHA-256 <code>${dataset.sha256}</code>. Seed ${seed}, ${whole(replicates)} bootstrap replicates,
${Math.round(confidence * 100)} % intervals. Boards of different datasets or pools are never compared.</p>
`,
)}
<dl>
<dt>Verdicts</dt><dd>A snippet passes when the query’s tests all pass on it (for a repository: when it is gold). Only <i>measured</i>
queries enter a number: a fault of the retriever, the embedder, the runner, the cache or the network is
<i>failed</i>, never a miss, and significance is refused while there is one.</dd>
<dt>Ties</dt><dd>Hits whose scores differ by at most the retriever’s ε are tied. Headlines are pessimistic:
failing, then passing non-canonical, then canonical. Expected (every order of a tie alike) and optimistic
values stand beside them; <i>lift</i> uses the expected one.</dd>
<dt>Chance</dt><dd>A random order of the query’s own snippets, p passing and m failing:
exec floor@k = 1 − C(m, k) / C(p + m, k), averaged over queries.
Lift = (expected − floor) / (1 − floor), “–” where the floor is 1.</dd>
<dt>Intervals</dt><dd>Wilson for shares of queries; BCa bootstrap for means, percentile where BCa is
undefined, n/a where all queries have one value; clustered by query for deception pairs.</dd>
<dt>Comparisons</dt><dd>Paired by query. exec@k: exact McNemar test, Tango score interval; other metrics:
sign-flip test, BCa interval. Families of tests are adjusted by Holm.</dd>
</dl>
${recipes(report)}
${paragraph(report, versions)}
<p class="versions">${versions.join(' · ')}</p>
</section>
`
}

function paragraph(report: Report, versions: readonly string[]): Html | undefined {
  const lines = methodsText(report, versions).filter(line => line !== '')
  if (lines.length === 0) return undefined
  return html`<details class="numbers"><summary>Methods paragraph for a paper</summary>
${lines.map(line => html`<p>${line}</p>`)}</details>`
}

/** What the models read: the first query and snippet of each run, templates included. */
function renderedTexts(boards: Report['boards']): Html | undefined {
  const rows = boards.flatMap(({ leaderboard }) =>
    leaderboard.rows.flatMap(row => {
      const { firstQuery, firstDocument } = row.recipe ?? {}
      return firstQuery === undefined && firstDocument === undefined
        ? []
        : [{ name: labelOf(row), firstQuery, firstDocument }]
    }),
  )
  if (rows.length === 0) return undefined
  return html`<details class="numbers"><summary>First texts as the models read them</summary>
<dl>${rows.map(
    ({ name, firstQuery, firstDocument }) => html`<dt>${name}</dt>
<dd>query<pre>${firstQuery ?? '–'}</pre>document<pre>${firstDocument ?? '–'}</pre></dd>
`,
  )}</dl></details>`
}

function recipes({ boards }: Report): Html | undefined {
  const rows = boards.flatMap(({ leaderboard }) =>
    leaderboard.rows.flatMap(row =>
      row.recipe === undefined ? [] : [[labelOf(row), row.recipe.id, row.recipe.version]],
    ),
  )
  const distinct = [...new Map(rows.map(row => [row.join('\0'), row])).values()]
  if (distinct.length === 0) return undefined
  const head = ['retriever', 'recipe', 'version']
  return html`${dataTable({ caption: 'Recipes of the retrievers', head, body: distinct })}
${renderedTexts(boards)}`
}

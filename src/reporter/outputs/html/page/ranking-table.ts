import type { BoardData } from '../data/page-data.ts'
import { make, type Element } from './dom.ts'
import type { RankedSnippet } from './ranking.ts'
import { visibleText } from './visible-text.ts'

/** What the table shows and whom it tells. */
export interface RankingInput {
  readonly board: BoardData
  readonly ranking: readonly RankedSnippet[]
  /** The snippet that stands beside the canonical below. */
  readonly snippet: number | undefined
  onSnippet(snippet: number): void
}

const HEAD = ['rank', 'snippet', 'what it is', 'score', '', 'verdict', 'evidence']

/** The ranking with scores, ties and verdicts; a click sets a snippet beside the canonical. */
export function rankingTable(input: RankingInput): Element {
  const { board, ranking } = input
  const head = HEAD.map((name, at) =>
    make('th', { scope: 'col', class: at === 0 || at === 3 ? 'number' : undefined }, name),
  )
  const digits = scoreDigits(ranking)
  const rows = ranking.map(each => rowOf(board, each, input, digits))
  const table = make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...head)),
    make('tbody', {}, ...rows),
  )
  const attributes = {
    class: 'scroll ranking',
    tabindex: 0,
    role: 'region',
    'aria-label': 'Ranking',
  }
  return make('div', attributes, table)
}

function rowOf(
  board: BoardData,
  each: RankedSnippet,
  { snippet, onSnippet }: RankingInput,
  digits: number,
): Element {
  const [id = ''] = board.snippets[each.snippet] ?? []
  const isShown = each.snippet === snippet
  const button = make(
    'button',
    {
      type: 'button',
      class: 'link',
      'aria-pressed': String(isShown),
      'data-key': `snippet-${each.snippet}`,
      title: 'Show beside the canonical',
    },
    visibleText(id),
  )
  button.addEventListener('click', () => onSnippet(each.snippet))
  const verdict = each.passes === null ? '–' : each.passes ? '✓ passes' : '✗ fails'
  const kind = each.passes === null ? '' : each.passes ? 'pass' : 'fail'
  return make(
    'tr',
    { class: `${each.role}${isShown ? ' shown' : ''}${each.rank === null ? ' below' : ''}` },
    make('td', { class: 'number' }, each.rank === null ? '> k' : String(each.rank)),
    make('td', {}, button),
    make('td', {}, whatItIs(board, each)),
    make('td', { class: 'number' }, each.score === null ? '–' : each.score.toFixed(digits)),
    tieCell(each),
    make('td', { class: kind }, verdict),
    sourceCell(each),
  )
}

function whatItIs(board: BoardData, { role, snippet }: RankedSnippet): string {
  const type = visibleText(board.types[board.snippets[snippet]?.[1] ?? -1] ?? '')
  if (role === 'distractor') return type === '' ? 'own mutant' : `own mutant · ${type}`
  if (role === 'foreign') return type === '' ? 'other query' : `other query · ${type}`
  return role
}

/** A bar runs along the hits of a tie; only the first says how many they are. */
function tieCell({ tie, opensTie }: RankedSnippet): Element {
  if (tie === 1) return make('td', { class: 'tie' })
  return opensTie
    ? make('td', { class: 'tie tied opens' }, `tie of ${tie}`)
    : make('td', { class: 'tie tied' })
}

function sourceCell({ source, labels }: RankedSnippet): Element {
  const [text, title] =
    source === undefined
      ? ['dataset', 'No retriever ranked it: the dataset says so']
      : source === 'static'
        ? ['static', 'It never defines what the tests call, so that it cannot pass']
        : source === 'gold'
          ? ['gold', 'From the list of gold snippets']
          : [
              `${labels.length} tests`,
              source === 'cache' ? 'From the execution cache' : 'Executed in this run',
            ]
  return make('td', { class: 'source', title }, text)
}

/** As many decimals as tell the closest neighbours apart, three at least and six at most. */
function scoreDigits(ranking: readonly RankedSnippet[]): number {
  const scores = ranking.flatMap(({ score }) => (score === null ? [] : [score]))
  if (scores.some(score => Math.abs(score) >= 1000)) return 1
  const gaps = scores.slice(1).map((score, at) => Math.abs((scores[at] ?? score) - score))
  const smallest = Math.min(1, ...gaps.filter(gap => gap > 0))
  return Math.min(6, Math.max(3, Math.ceil(-Math.log10(smallest)) + 1))
}

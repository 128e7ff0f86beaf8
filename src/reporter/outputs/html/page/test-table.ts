import type { BoardData, FactsRow } from '../data/page-data.ts'
import type { Compared } from './compared.ts'
import { make, type Element } from './dom.ts'
import { factsElsewhere } from './ranking.ts'
import { visibleText } from './visible-text.ts'

/** The query's tests with what each gave on the canonical and on the other snippet. */
export function testTable(
  { board, query, snippet = -1 }: Compared,
  canonical: number,
): readonly Element[] {
  if (query.tests.length === 0) return []
  const [first, second] = [canonical, snippet].map(each => factsElsewhere(board, query, each))
  const labels = labelsOf(board, second)
  const killing = labels.filter(label => label !== 'pass').length
  const head = ['', 'test', 'canonical', ...(snippet === canonical ? [] : ['this snippet'])]
  const rows = query.tests.map((test, at) => {
    const label = labels[at]
    const isKilling = label !== undefined && label !== 'pass'
    return make(
      'tr',
      { class: isKilling ? 'kills' : undefined },
      make('td', { class: 'number' }, String(at + 1)),
      make('td', { class: 'test' }, make('code', {}, visibleText(test))),
      labelCell(labelsOf(board, first)[at]),
      ...(snippet === canonical ? [] : [labelCell(label)]),
    )
  })
  const table = make(
    'table',
    { class: 'tests' },
    make('thead', {}, make('tr', {}, ...head.map(name => make('th', { scope: 'col' }, name)))),
    make('tbody', {}, ...rows),
  )
  const attributes = { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Tests' }
  return [
    make('h4', {}, 'Tests'),
    make('p', { class: 'killed' }, summary(second, killing, query.tests.length)),
    make('div', attributes, table),
  ]
}

function summary(facts: FactsRow | undefined, killing: number, all: number): string {
  if (facts === undefined) {
    return 'What each test gives on this snippet is not known: no retriever ranked it among the judged hits.'
  }
  const [, , source, labels] = facts
  if (source === 'static') return 'Not run: it does not define the function that the tests call.'
  if (labels.length === 0) return 'What each test gives is not known.'
  return killing === 0 ? `It passes all ${all} tests.` : `Killed by ${killing} of ${all} tests.`
}

function labelsOf(board: BoardData, facts: FactsRow | undefined): readonly string[] {
  return (facts?.[3] ?? []).map(label => board.labels[label] ?? '')
}

function labelCell(label: string | undefined): Element {
  if (label === undefined) return make('td', {}, '–')
  const passes = label === 'pass'
  return make(
    'td',
    { class: passes ? 'pass' : 'fail' },
    `${passes ? '✓' : '✗'} ${visibleText(label)}`,
  )
}

import { percent, share } from '../../number-format.ts'
import { tableLines, type AnalysisSection } from './analysis-section.ts'

/** exec@1 with 0 … 4 near-clones in the pool (ExecRetrieval, Table 4). */
export const density: AnalysisSection = {
  name: 'density',
  title: 'exec@1 by number of near-clones kept (exact, ties pessimistic)',
  render({ density: { systems, ranges, oneCloneDropRange } }) {
    const columns = ranges.map(({ kept }) => kept)
    const shipped = columns.map(
      kept => systems[0]?.points.find(point => point.kept === kept)?.shipped ?? 0,
    )
    const unresolved = systems.reduce((sum, system) => sum + system.unresolved, 0)
    return [
      ...tableLines(
        ['retriever', ...columns.map(kept => `d=${kept}`), 'one-clone drop'],
        [
          ...systems.map(({ retriever, points, oneCloneDrop }) => [
            retriever,
            ...columns.map(kept => share(points.find(point => point.kept === kept)?.pessimistic)),
            percent(oneCloneDrop),
          ]),
          [
            'range over systems',
            ...ranges.map(({ low, high }) => `${share(low)}–${share(high)}`),
            oneCloneDropRange === null ? '–' : oneCloneDropRange.map(percent).join('–'),
          ],
        ],
      ),
      ...(shipped.some(count => count > 0)
        ? [`  queries with fewer mutants than d, in their shipped form: ${shipped.join(', ')}`]
        : []),
      ...(unresolved > 0
        ? [`  ${unresolved} rankings left out: nothing is known below their own snippets`]
        : []),
    ]
  },
}

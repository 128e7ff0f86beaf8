import { isGoldPool } from '../../schema/index.ts'
import { percent } from '../number-format.ts'
import { labelOf, type Section } from '../report.ts'

/** What stands at rank 1 of the queries that miss there. */
export const misses: Section = {
  name: 'misses',
  render(report, paint) {
    // Where right answers are listed there are no mutants to be deceived by.
    const boards = report.boards.filter(({ leaderboard }) => !isGoldPool(leaderboard.dataset.pool))
    const lines = boards.flatMap(({ leaderboard }) =>
      leaderboard.rows.flatMap(row => {
        const { misses: all, ownMutant, other, tiedBoth, empty } = row.misses
        if (all === 0) return []
        const parts = [
          ['paired mutant', ownMutant],
          ['other snippet', other],
          ['a tie of both', tiedBoth],
          ['nothing', empty],
        ] as const
        const shown = parts
          .filter(([, count]) => count > 0)
          .map(([name, count]) => `${name} ${percent(count / all)}`)
        return [`   ${labelOf(row)}  ${shown.join(' · ')}  (${all} misses)`]
      }),
    )
    return lines.length === 0 ? [] : [` ${paint.dim('Rank 1 of a miss')}`, ...lines]
  },
}

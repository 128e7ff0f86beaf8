import { describeUsage } from '../describe-usage.ts'
import { labelOf, type Section } from '../report.ts'

/** The models behind the retrievers: how they are called, what they were asked and what it cost. */
export const usage: Section = {
  name: 'usage',
  render(report, paint) {
    const lines = report.boards.flatMap(({ runs }) =>
      runs.flatMap(({ project, header: { retriever, recipe, usage: used } }) => {
        if (used === undefined) return []
        const parts = [
          recipe === undefined ? '' : `${recipe.id} ${recipe.version}`,
          describeUsage(used),
        ]
        return [`   ${labelOf({ project, retriever })}  ${parts.filter(Boolean).join(' · ')}`]
      }),
    )
    return lines.length === 0 ? [] : [` ${paint.dim('Models')}`, ...lines]
  },
}

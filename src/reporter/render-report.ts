import type { Paint, Report } from './report.ts'
import { SECTIONS } from './sections/index.ts'

/**
 * Returns the terminal report. A section that throws is replaced by a line that says so: the others
 * and the exit code must not depend on it.
 */
export function renderReport(report: Report, paint: Paint): string {
  const parts = SECTIONS.map(section => {
    try {
      return section.render(report, paint)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return [` The section "${section.name}" could not be rendered: ${message}`]
    }
  })
  const shown = parts.filter(lines => lines.length > 0).map(lines => lines.join('\n'))
  if (shown.length === 0) return ''
  const written = report.boards.length === 0 ? [] : [` Results  ${report.resultsPath}`]
  return ['', ...shown, ...written, ''].join('\n')
}

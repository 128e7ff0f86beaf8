import type { Report } from '../report.ts'
import { renderMarkdown } from './report-markdown.ts'

const MAX_BYTES = 1_000_000 // GitHub takes at most 1 MiB per step and drops a longer summary whole
const MAX_ANNOTATIONS = 5

/** Returns the Markdown report as far as a job summary can hold it. */
export function githubSummary(report: Report): string {
  const text = renderMarkdown(report)
  if (Buffer.byteLength(text) <= MAX_BYTES) return text
  const bytes = Buffer.from(text).subarray(0, MAX_BYTES)
  const cut = bytes.subarray(0, bytes.lastIndexOf('\n') + 1).toString()
  return `${cut}\nThe rest is in ${report.resultsPath.replace(/[^/]*$/, 'report.md')}.\n`
}

/** Returns workflow commands that mark what fails the build: at most five, then their number. */
export function githubAnnotations({ gates, problems }: Report): readonly string[] {
  const failing = gates.decisions.filter(decision => decision.failsBuild)
  const messages = [
    ...failing.map(({ message }) => ({ title: 'Retrieval gate', message })),
    ...[...new Set([...gates.problems, ...problems])].map(message => ({
      title: 'Retrieval gate not judged',
      message,
    })),
  ]
  const shown = messages.slice(0, MAX_ANNOTATIONS)
  const more = messages.length - shown.length
  const rest = { title: 'Retrieval gate', message: `${more} more, see the job summary` }
  return [...shown, ...(more > 0 ? [rest] : [])].map(
    ({ title, message }) => `::error title=${title}::${escapeData(message)}`,
  )
}

/** A line break would end the command and begin another one. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

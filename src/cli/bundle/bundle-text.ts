import type { BundleCheck } from '../../analysis/index.ts'

const MARKS: Readonly<Record<BundleCheck['status'], string>> = {
  agrees: '✓',
  differs: '✗',
  detected: '·',
  unknown: '?',
  absent: '–',
}

const MOST_MISMATCHES = 5

/** Formats what was found out about a bundle, one line a check, with the first mismatches. */
export function bundleText(checks: readonly BundleCheck[]): string {
  const width = Math.max(0, ...checks.map(({ name }) => name.length))
  const lines = checks.flatMap(check => [
    `  ${MARKS[check.status]} ${check.name.padEnd(width)}  ${describe(check)}`,
    ...check.mismatches
      .slice(0, MOST_MISMATCHES)
      .map(
        ({ where, stored, computed }) => `      ${where}: stored ${stored}, computed ${computed}`,
      ),
    ...(check.mismatches.length > MOST_MISMATCHES
      ? [`      and ${check.mismatches.length - MOST_MISMATCHES} more in the JSON`]
      : []),
  ])
  const differing = checks.filter(({ status }) => status === 'differs').length
  const summary =
    differing === 0
      ? '  Everything that the bundle states and that can be recomputed agrees.'
      : `  ${differing} of ${checks.length} checks differ.`
  return [
    ' Bundle  ✓ agrees  ✗ differs  · found out  ? unknown  – absent',
    ...lines,
    summary,
    '',
  ].join('\n')
}

function describe({ status, detail, mismatches, tolerance }: BundleCheck): string {
  const within =
    tolerance === null || tolerance === 0 ? '' : `, within ${Number(tolerance.toPrecision(2))}`
  if (status !== 'differs') return `${detail}${status === 'agrees' ? within : ''}`
  return `${detail}${within}: ${mismatches.length} differ`
}

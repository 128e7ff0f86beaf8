import type { LanguageComparison } from '../../analysis/index.ts'

/** Two runs of one retriever on the same tasks in two languages. */
export interface ComparedLanguages extends LanguageComparison {
  readonly retriever: string
}

/** Formats comparisons by language as plain text; changes are second − first. */
export function languageText(compared: readonly ComparedLanguages[]): string {
  return `${compared.flatMap(lines).join('\n')}\n`
}

function lines({
  retriever,
  languages,
  corpora,
  exec,
  deception,
}: ComparedLanguages): readonly string[] {
  const range: readonly [number, number] | null =
    'low' in exec.interval ? [exec.interval.low, exec.interval.high] : null
  const row = (name: string, each: Difference): string =>
    `  ${name.padEnd(10)} ${each.before.toFixed(3)} → ${each.after.toFixed(3)}  ${signed(-each.drop)} ` +
    (each.interval === null
      ? 'no interval'
      : `[${signed(-each.interval[1])}, ${signed(-each.interval[0])}]`)
  return [
    '',
    ` ${retriever}  ${languages.join(' → ')}  ${exec.n} tasks in both` +
      (exec.unshared === 0 ? '' : `, ${exec.unshared} in one only`),
    row('exec@1', { ...exec, interval: range }),
    'notMeasured' in deception
      ? `  deception  not measured: ${deception.notMeasured}`
      : row('deception', deception),
    '  intervals: 95 %, tasks resampled in pairs',
    ...(corpora[0] === corpora[1]
      ? []
      : [
          `  ! corpora of ${corpora.join(' and ')} snippets: what is fitted on its corpus (lsa) differs by that too`,
        ]),
    ...(exec.noSignificance === undefined ? [] : [`  ! ${exec.noSignificance}`]),
  ]
}

interface Difference {
  readonly before: number
  readonly after: number
  readonly drop: number
  readonly interval: readonly [number, number] | null
}

function signed(value: number): string {
  const digits = Math.abs(value).toFixed(3)
  if (Number(digits) === 0) return '0.000'
  return value < 0 ? `−${digits}` : `+${digits}`
}

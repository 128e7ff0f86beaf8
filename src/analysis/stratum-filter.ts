import { InputError, type QueryOutcome } from '../schema/index.ts'

/**
 * Returns which outcomes belong to a stratum, written `domain:<name>` or `language:<name>`.
 * @throws InputError when it is written otherwise
 */
export function stratumFilter(
  stratum: string,
): (outcome: Pick<QueryOutcome, 'domain' | 'language'>) => boolean {
  const [, by, value] = /^(domain|language):(.+)$/.exec(stratum) ?? []
  if (by === 'domain') return ({ domain }) => domain === value
  if (by === 'language') return ({ language }) => language === value
  throw new InputError(
    'A stratum must be written domain:<name> or language:<name>, but is ' +
      `"${stratum}". Write for example domain:geometry.`,
  )
}

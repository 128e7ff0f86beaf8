import { InputError, type QueryOutcome } from '../schema/index.ts'

/**
 * Returns which outcomes belong to a stratum: `domain:<name>`, `language:<name>`, or a stratum of
 * the dataset's own (`kind:greenfield`).
 * @throws InputError when it is written otherwise
 */
export function stratumFilter(
  stratum: string,
): (outcome: Pick<QueryOutcome, 'domain' | 'language' | 'strata'>) => boolean {
  const [, by, value] = /^([A-Za-z][\w-]*):(.+)$/.exec(stratum) ?? []
  if (by === 'domain') return ({ domain }) => domain === value
  if (by === 'language') return ({ language }) => language === value
  if (by !== undefined) return ({ strata }) => strata?.[by] === value
  throw new InputError(
    'A stratum must be written domain:<name>, language:<name> or <stratum>:<name>, but is ' +
      `"${stratum}". Write for example domain:geometry.`,
  )
}

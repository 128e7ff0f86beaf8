import { InputError } from '../../schema/index.ts'

/** Places of two arms in the list of arms. */
export type ArmPair = readonly [before: number, after: number]

/**
 * Returns which arms are compared: each with the one before it, or the wanted pairs,
 * `<arm> vs <arm>`.
 * @throws InputError when a pair is not of that form, or names an arm that is not asked
 */
export function comparedPairs(
  wanted: readonly string[] | undefined,
  arms: readonly string[],
): readonly ArmPair[] {
  if (wanted === undefined) return arms.slice(1).map((_, at): ArmPair => [at, at + 1])
  return wanted.map(pair => {
    const [before = '', after = '', more] = pair.split(' vs ').map(name => name.trim())
    const places: ArmPair = [arms.indexOf(before), arms.indexOf(after)]
    if (more === undefined && !places.includes(-1) && places[0] !== places[1]) return places
    throw new InputError(
      `--compare must name two arms, "<arm> vs <arm>", but is "${pair}". The arms are: ` +
        `${arms.map(name => `"${name}"`).join(', ')}.`,
    )
  })
}

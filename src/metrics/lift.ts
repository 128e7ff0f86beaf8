/**
 * Lift over chance: (value − floor) / (1 − floor), with the expected-tie value and the mean floor.
 * At most 1, negative below chance; undefined where the floor is 1 or not known.
 */
export function liftOf(expected: number, floor: number | undefined): number | undefined {
  return floor === undefined || floor >= 1 ? undefined : (expected - floor) / (1 - floor)
}

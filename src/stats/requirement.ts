/** Throws unless `value` is a whole number ≥ `least`. */
export function requireCount(name: string, value: number, least = 0): void {
  if (Number.isSafeInteger(value) && value >= least) return
  throw new RangeError(
    `${name} must be a whole number ≥ ${least}, but received ${value}. Pass a count.`,
  )
}

/** Throws unless `value` lies strictly between 0 and 1. */
export function requireShare(name: string, value: number): void {
  if (value > 0 && value < 1) return
  throw new RangeError(
    `${name} must lie strictly between 0 and 1, but received ${value}. ` +
      `Write 95 % as 0.95 and 5 % as 0.05.`,
  )
}

/** Throws unless `value` lies in [0, 1]. */
export function requireProbability(name: string, value: number): void {
  if (value >= 0 && value <= 1) return
  throw new RangeError(`${name} must lie in [0, 1], but received ${value}. Pass a probability.`)
}

/** Throws on the first value that is not a finite number, naming its position. */
export function requireFinite(name: string, values: ArrayLike<number>): void {
  for (let index = 0; index < values.length; index += 1) {
    if (Number.isFinite(values[index])) continue
    throw new RangeError(
      `${name} must hold finite numbers only, but position ${index} is ${values[index]}. ` +
        `Drop the query or mark it as failed.`,
    )
  }
}

/** Throws unless both samples have one value per pair. */
export function requirePairs(left: ArrayLike<number>, right: ArrayLike<number>): void {
  if (left.length === right.length) return
  throw new RangeError(
    `Paired samples must have equal lengths, but received ${left.length} and ${right.length}. ` +
      `Align both by query id.`,
  )
}

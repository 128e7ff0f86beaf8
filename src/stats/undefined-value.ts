/** The answer of a statistic that has no value on the given data, with the reason to print. */
export interface UndefinedValue {
  readonly undefinedBecause: string
}

/** Returns an undefined value with its reason. */
export function undefinedValue(undefinedBecause: string): UndefinedValue {
  return { undefinedBecause }
}

/** Tells whether a statistic has a value. */
export function isDefined<T>(value: T | UndefinedValue): value is T {
  return typeof value !== 'object' || value === null || !('undefinedBecause' in value)
}

/** A stored number that differs from the recomputed one. */
export interface Mismatch {
  /** Where it stands: file, name and metric. */
  readonly where: string
  readonly stored: number | string
  readonly computed: number | string
}

/**
 * What one look at a bundle found. `agrees` and `differs` compare numbers, `detected` and `unknown`
 * answer how something undocumented was done, `absent` says that the bundle lacks it.
 */
export interface BundleCheck {
  readonly name: string
  readonly status: 'agrees' | 'differs' | 'detected' | 'unknown' | 'absent'
  /** One sentence. */
  readonly detail: string
  /** How many numbers were compared. */
  readonly compared: number
  /** Largest difference that counts as equal. */
  readonly tolerance: number | null
  readonly mismatches: readonly Mismatch[]
}

/** A stored number with the recomputed one. */
export interface ComparedNumber {
  readonly where: string
  readonly stored: number
  readonly computed: number
}

/** Compares stored with recomputed numbers under one tolerance. */
export function compareNumbers(
  name: string,
  numbers: readonly ComparedNumber[],
  { tolerance, what }: { readonly tolerance: number; readonly what: string },
): BundleCheck {
  const mismatches = numbers.filter(
    ({ stored, computed }) => !(Math.abs(stored - computed) <= tolerance),
  )
  const isEmpty = numbers.length === 0
  return {
    name,
    status: isEmpty ? 'absent' : mismatches.length === 0 ? 'agrees' : 'differs',
    detail: isEmpty ? `no ${what} to compare` : `${numbers.length} ${what} compared`,
    compared: numbers.length,
    tolerance,
    mismatches,
  }
}

/** A check that tells how something was done, or that nobody can say. */
export function finding(
  name: string,
  status: 'detected' | 'unknown' | 'absent' | 'agrees',
  detail: string,
): BundleCheck {
  return { name, status, detail, compared: 0, tolerance: null, mismatches: [] }
}

import { InfrastructureError, MissingPackageError } from '../schema/index.ts'

const PURPOSE = 'vitest-retrieval/arbitraries'

// The one place that loads the optional peer; the entry point `./arbitraries` alone needs it.
const fastCheck = await import('fast-check').catch((cause: unknown) => {
  throw loadError(cause)
})

export const { Arbitrary, stream, toStringMethod, Value } = fastCheck

/** Says what to do about a peer that does not load: install it, or install it anew. */
export function loadError(cause: unknown): InfrastructureError {
  const message = cause instanceof Error ? cause.message : String(cause)
  const isMissing = /Cannot find (module|package) ['"]fast-check['"]/.test(message)
  if (isMissing) return new MissingPackageError('fast-check', PURPOSE, cause)
  return new InfrastructureError(
    `${PURPOSE} needs the package "fast-check" to load, but it did not: ${message}. ` +
      'Install it anew.',
    { cause },
  )
}

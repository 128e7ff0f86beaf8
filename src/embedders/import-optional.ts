import { InfrastructureError, MissingPackageError } from '../schema/index.ts'

/**
 * Loads an optional package when it is needed.
 * @throws MissingPackageError with the install command when it is not installed, InfrastructureError
 * when it is and cannot be loaded
 *
 * @example
 * const { Client } = await importOptional('pg', 'A PostgreSQL index', () => import('pg'))
 */
export async function importOptional<Module>(
  name: string,
  purpose: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    if (isMissing(cause, name)) throw new MissingPackageError(name, purpose, cause)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new InfrastructureError(
      `${purpose} needs the package "${name}" to load, but it did not: ${reason}. Install it anew.`,
      { cause },
    )
  }
}

/** A package that is there may lack one of its own: only its own name counts. */
function isMissing(error: unknown, name: string): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const isNotFound = error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND'
  const [line = ''] = error.message.split('\n')
  return isNotFound && new RegExp(`['"]${name.replace(/[/.]/g, '\\$&')}['"/]`).test(line)
}

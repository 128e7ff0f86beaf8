import { InputError } from '../../schema/index.ts'

/**
 * Returns the key that an environment variable holds; undefined without a variable's name.
 * @throws InputError when the variable is not set
 */
export function keyFrom(variable: string | undefined): string | undefined {
  if (variable === undefined) return undefined
  const key = process.env[variable]
  if (key !== undefined && key !== '') return key
  throw new InputError(
    `The environment variable ${variable} must hold the provider's key, but is not set. Set it, or ` +
      'name another variable.',
  )
}

import { InputError } from '../schema/index.ts'

/**
 * Returns the one path that a command was given.
 * @throws InputError when there is none, or more than one
 */
export function onlyPath(command: string, positionals: readonly string[]): string {
  const [path] = positionals
  if (path !== undefined && positionals.length === 1) return path
  throw new InputError(
    `${command} must be given one results.json, but received ${positionals.length} paths. ` +
      'Write for example .vitest/retrieval/results.json.',
  )
}

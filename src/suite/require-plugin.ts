import { inject } from 'vitest'
import { InputError } from '../schema/index.ts'
import type { ProvidedRetrieval } from './provided.ts'

/**
 * Returns what the plugin provides.
 * @throws InputError with the lines to add when the plugin is not configured
 */
export function requirePlugin(): ProvidedRetrieval {
  const provided = inject('retrieval')
  if (provided === undefined) {
    throw new InputError(
      'describeRetrieval needs the vitest-retrieval plugin, but this project does not use it: ' +
        'add `retrieval()` to `plugins` in vitest.config.ts ' +
        "(import { retrieval } from 'vitest-retrieval/plugin').",
    )
  }
  return provided
}

import type { Language } from '../../schema/index.ts'

const TEXT =
  'Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5'

/**
 * The last line of every Python task file: whoever finds this identifier in a model's output knows
 * that the tasks were in its training data.
 */
export const CANARY_LINE = `# ${TEXT}`

/** Returns the last line of a task file as a comment of its language. */
export function canaryLine(language: Language): string {
  return language === 'python' ? CANARY_LINE : `// ${TEXT}`
}

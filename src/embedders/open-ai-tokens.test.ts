import { describe, expect, test } from 'vitest'
import { openAiTokens } from './open-ai-tokens.ts'

describe('openAiTokens', () => {
  // Counts that OpenAI publishes for cl100k_base in its guide to counting tokens.
  test.for([
    ['antidisestablishmentarianism', 6],
    ['2 + 2 = 4', 7],
    ['お誕生日おめでとう', 9],
    ['<|endoftext|>', 7],
  ] as const)('counts %j', async ([text, count]) => {
    expect((await openAiTokens())(text)).toBe(count)
  })
})

import { MissingPackageError } from '../../schema/index.ts'
import type { TokenCounter } from '../../temporal/index.ts'

/** Returns a counter of the tokens of the o200k encoding. */
export async function gptTokens(): Promise<TokenCounter> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base').catch(
    (cause: unknown) => {
      throw new MissingPackageError('gpt-tokenizer', 'Counting o200k tokens', cause)
    },
  )
  // Source code may hold the text of a special token; it is read as text.
  return { name: 'o200k', count: text => countTokens(text, { disallowedSpecial: new Set() }) }
}

import { importOptional } from './import-optional.ts'

/** Returns how many tokens OpenAI's embedding models (encoding cl100k_base) see in a text. */
export async function openAiTokens(): Promise<(text: string) => number> {
  const { countTokens } = await importOptional(
    'gpt-tokenizer',
    "Counting OpenAI's tokens",
    () => import('gpt-tokenizer/encoding/cl100k_base'),
  )
  // Text that looks like a control token is text.
  return text => countTokens(text, { disallowedSpecial: new Set() })
}

/** Limits of one request. */
export interface BatchLimits {
  readonly texts: number
  readonly tokens?: number | undefined
}

const BYTES_PER_TOKEN = 3 // code has about 3 to 4: the estimate errs towards smaller requests

/** Estimates a text's tokens without the model's tokenizer, rather too many than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)
}

/** Cuts texts into consecutive batches within the limits; a text above them stands alone. */
export function splitBatches(
  texts: readonly string[],
  limits: BatchLimits,
  countTokens: (text: string) => number = estimateTokens,
): readonly (readonly string[])[] {
  const batches: string[][] = []
  let tokens = 0
  for (const text of texts) {
    const size = countTokens(text)
    const batch = batches.at(-1)
    const isFull =
      batch === undefined ||
      batch.length >= limits.texts ||
      (limits.tokens !== undefined && tokens + size > limits.tokens)
    if (isFull) {
      batches.push([text])
      tokens = size
    } else {
      batch.push(text)
      tokens += size
    }
  }
  return batches
}

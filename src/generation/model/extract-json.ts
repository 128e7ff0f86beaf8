/** A JSON object found in a text. */
export interface ExtractedJson {
  readonly value: unknown
  /** True when there was more in the text than the object. */
  readonly hadProse: boolean
}

/**
 * Returns the first JSON object of a text, also when prose or a fence stands around it; undefined
 * when there is none that is whole.
 */
export function extractJson(text: string): ExtractedJson | undefined {
  const trimmed = text.trim()
  const whole = parsed(trimmed)
  if (whole !== undefined) return { value: whole, hadProse: false }
  for (let start = trimmed.indexOf('{'); start >= 0; start = trimmed.indexOf('{', start + 1)) {
    const end = endOfObject(trimmed, start)
    const value = end === undefined ? undefined : parsed(trimmed.slice(start, end))
    if (value !== undefined) return { value, hadProse: true }
  }
  return undefined
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The offset behind the brace that closes the one at `start`; braces in strings do not count. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}

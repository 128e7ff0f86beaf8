/** What counts as a token of code or of a query. */
export interface TokenOptions {
  /** Splits `snake_case` and `camelCase` into words; true by default. */
  readonly splitIdentifiers?: boolean
  /** Keeps operators and brackets as tokens; false by default. */
  readonly operators?: boolean
  /** Keeps numbers as tokens; false by default. */
  readonly digits?: boolean
}

const PATTERN = /[\p{L}_][\p{L}\p{N}_]*|\p{N}+(?:\.\p{N}+)?|[^\s\p{L}\p{N}_]+/gu

/** Returns the lower-case tokens of a text, in order. */
export function codeTokens(text: string, options: TokenOptions = {}): readonly string[] {
  const { splitIdentifiers = true, operators = false, digits = false } = options
  return [...text.matchAll(PATTERN)].flatMap(([token]) => {
    if (/^\p{N}/u.test(token)) return digits ? [token] : []
    if (!/^[\p{L}_]/u.test(token)) return operators ? [token] : []
    return splitIdentifiers ? wordsOf(token) : [token.toLowerCase()]
  })
}

/** `parseHTTPRequest_v2` → parse, http, request, v2. */
function wordsOf(identifier: string): readonly string[] {
  return identifier
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1_$2')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .split('_')
    .filter(word => word !== '')
    .map(word => word.toLowerCase())
}

/**
 * Returns source text of the same length in which comments and the insides of strings are blanks, so
 * that brackets and words found in it are code. Nested template literals are left as they are read:
 * what stands in `${}` is blanked too.
 */
export function blankText(source: string): string {
  return source.replace(
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    found => found.replace(/[^\n]/g, ' '),
  )
}

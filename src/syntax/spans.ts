import type { Definition } from './definitions.ts'

/** A run of whole lines of a file: lines from 1, offsets in UTF-16, both ends of the lines count. */
export interface TextSpan {
  readonly startLine: number
  readonly endLine: number
  readonly startIndex: number
  readonly endIndex: number
}

/** How large spans may become. */
export interface SpanLimits {
  /** A span of more characters is cut, also inside a definition; one long line stays whole. */
  readonly maxCharacters: number
}

/** Returns where every line begins; only `\n` ends a line, and it belongs to it. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  if (starts.length > 1 && starts.at(-1) === text.length) starts.pop()
  return starts
}

/**
 * Cuts a file into spans that together are the file: at the boundaries of definitions where the
 * limit allows, inside them where it does not. Joining the slices gives the text again.
 */
export function cutSpans(
  text: string,
  definitions: readonly Definition[],
  { maxCharacters }: SpanLimits,
): readonly TextSpan[] {
  const starts = lineStarts(text)
  const boundaries = new Set(
    definitions.flatMap(({ startLine, endLine }) => [startLine, endLine + 1]),
  )
  const spans: TextSpan[] = []
  let first = 1
  while (first <= starts.length) {
    const next = nextStart({ starts, boundaries, length: text.length, maxCharacters }, first)
    spans.push({
      startLine: first,
      endLine: next - 1,
      startIndex: starts[first - 1] ?? 0,
      endIndex: starts[next - 1] ?? text.length,
    })
    first = next
  }
  return spans
}

interface Cutting {
  readonly starts: readonly number[]
  readonly boundaries: ReadonlySet<number>
  readonly length: number
  readonly maxCharacters: number
}

/** The last boundary that the limit allows, else the last line that it allows. */
function nextStart({ starts, boundaries, length, maxCharacters }: Cutting, first: number): number {
  const begin = starts[first - 1] ?? 0
  let boundary: number | undefined
  let line = first + 1
  for (; line <= starts.length; line += 1) {
    if (boundaries.has(line)) boundary = line
    const end = starts[line] ?? length
    if (end - begin > maxCharacters) return boundary ?? line
  }
  return line
}

/** Returns the characters of some lines, with their line ends. */
export function sliceLines(text: string, startLine: number, endLine: number): string {
  const starts = lineStarts(text)
  return text.slice(starts[startLine - 1] ?? text.length, starts[endLine] ?? text.length)
}

/** Returns the first lines of the definitions around a span, outermost first: where it stands. */
export function skeletonOf(
  text: string,
  definitions: readonly Definition[],
  { startLine, endLine }: Pick<TextSpan, 'startLine' | 'endLine'>,
): readonly string[] {
  const around = definitions.filter(
    each => each.startLine < startLine && each.endLine >= startLine && each.endLine >= endLine,
  )
  return around
    .toSorted((a, b) => a.startLine - b.startLine)
    .map(each => sliceLines(text, each.startLine, each.startLine).trimEnd())
}

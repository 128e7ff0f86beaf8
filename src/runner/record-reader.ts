/** What a child's records must say to be believed. */
export interface RecordExpectation {
  readonly nonce: string
  readonly tests: number
  /** Sequence number of the test that must fail. */
  readonly canary: number
  /** How the child ended: `exit-0`, `exit-<n>`, `signal-<n>`, `cpu`, `wall` or `flood`. */
  readonly ending: string
}

const LABEL = /^(?:pass|FAIL|FAIL:\?|ERROR:\?|(?:FAIL|ERROR):[\p{ID_Start}_]\p{ID_Continue}*)$/u

/**
 * Makes one label per test from what the child has written. Finished tests keep their label; the
 * running and the later ones get the reason of the end. Records that no honest child writes (a
 * wrong nonce, order or label, a canary that passes, anything after `done`) make every label
 * `ERROR:Tampered`. Total on any text; without a record nothing is a pass.
 */
export function readRecords(text: string, expected: RecordExpectation): readonly string[] {
  const { tests, canary, ending } = expected
  const read = ending === 'flood' ? undefined : parseRecords(text, expected)
  if (read === undefined) return Array.from({ length: tests }, () => 'ERROR:Tampered')
  const labels = read.labels.filter((_, sequence) => sequence !== canary)
  const isComplete = read.isDone && ending === 'exit-0'
  if (isComplete) return labels
  // Without `done` the process was ended by the test that was recorded last, or after it.
  const kept = labels.length === tests ? labels.slice(0, -1) : labels
  const rest = reasonOf(ending)
  return Array.from({ length: tests }, (_, index) => kept[index] ?? rest)
}

interface Records {
  readonly labels: readonly string[]
  readonly isDone: boolean
}

function parseRecords(text: string, expected: RecordExpectation): Records | undefined {
  const { nonce, tests, canary } = expected
  const lines = text.split('\n')
  // A child that is killed while it writes leaves the beginning of a record.
  lines.pop()
  if (lines.length > tests + 2) return undefined
  const labels: string[] = []
  for (const [at, line] of lines.entries()) {
    const label = labelOf(line, `${nonce} ${at} `)
    if (label === undefined) return undefined
    if (at === tests + 1) return label === 'done' ? { labels, isDone: true } : undefined
    if (!LABEL.test(label) || (at === canary && label === 'pass')) return undefined
    labels.push(label)
  }
  return { labels, isDone: false }
}

function labelOf(line: string, prefix: string): string | undefined {
  return line.startsWith(prefix) ? line.slice(prefix.length) : undefined
}

function reasonOf(ending: string): string {
  if (ending === 'cpu' || ending === 'wall') return 'TIMEOUT'
  const signal = /^signal-(\d+)$/.exec(ending)?.[1]
  return signal === undefined ? 'ERROR:ProcessExit' : `ERROR:Signal${signal}`
}

const QUIET_MS = 5_000

/**
 * Returns a progress callback that writes to stderr, past the console that Vitest captures:
 * nothing in the first five seconds, then a line per 10 %, at most one every five seconds.
 */
export function indexProgress(
  name: string,
  write: (line: string) => void = line => void process.stderr.write(line),
): (done: number, total: number) => void {
  const started = performance.now()
  let lastMs = started
  let lastTenth = 0
  return (done, total) => {
    const now = performance.now()
    const tenth = Math.floor((done * 10) / total)
    if (done >= total || tenth <= lastTenth || now - lastMs < QUIET_MS) return
    lastMs = now
    lastTenth = tenth
    const left = Math.ceil((now - started) * (total / done - 1) / 1000)
    write(`${name}: indexed ${done} of ${total} snippets, about ${left} s left\n`)
  }
}

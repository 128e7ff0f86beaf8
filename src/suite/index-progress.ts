const QUIET_MS = 5_000 // DESIGN §3: one line per 5 s or 10 %
const STEP = 0.1

/**
 * Returns a progress callback that writes to stderr, past the console that Vitest captures:
 * nothing in the first five seconds, then at most a line per five seconds or per 10 %.
 */
export function indexProgress(
  name: string,
  write: (line: string) => void = line => void process.stderr.write(line),
): (done: number, total: number) => void {
  const started = performance.now()
  let lastMs = started
  let lastShare = 0
  return (done, total) => {
    const now = performance.now()
    const share = total === 0 ? 1 : done / total
    const isDue = now - lastMs >= QUIET_MS || (share - lastShare >= STEP && now - started >= QUIET_MS)
    if (!isDue) return
    lastMs = now
    lastShare = share
    write(`${name}: indexed ${done} of ${total} snippets, ${remaining(now - started, share)}\n`)
  }
}

function remaining(elapsedMs: number, share: number): string {
  if (share <= 0) return 'time left unknown'
  return `about ${Math.ceil((elapsedMs / share - elapsedMs) / 1000)} s left`
}

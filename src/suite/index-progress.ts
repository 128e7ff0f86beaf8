const QUIET_MS = 5_000
const STEP = 0.1

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
  let lastShare = 0
  return (done, total) => {
    const now = performance.now()
    const share = total === 0 ? 1 : done / total
    if (now - lastMs < QUIET_MS || share - lastShare < STEP) return
    lastMs = now
    lastShare = share
    write(`${name}: indexed ${done} of ${total} snippets, ${remaining(now - started, share)}\n`)
  }
}

function remaining(elapsedMs: number, share: number): string {
  if (share <= 0) return 'time left unknown'
  return `about ${Math.ceil((elapsedMs / share - elapsedMs) / 1000)} s left`
}

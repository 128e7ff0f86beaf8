/** What a progress line is made of. */
export interface ProgressOptions {
  /** What is worked on, for example `use-lite: embedded`. */
  readonly name: string
  /** Where lines go; standard error by default. */
  readonly write?: ((line: string) => void) | undefined
  /** Milliseconds that only grow; the process' own clock by default. */
  readonly now?: (() => number) | undefined
  /** True on machines where nobody watches; `CI` in the environment by default. */
  readonly isQuiet?: boolean | undefined
  /** What was spent so far; shown when it is not 0. */
  readonly cost?: (() => number) | undefined
}

const FIRST_MS = 2_000
const EVERY_MS = 5_000

/**
 * Returns a progress callback: nothing in the first two seconds, then a line every five seconds or
 * for each tenth that is done, with items a second, the time that is left, and the cost.
 */
export function progressReport(options: ProgressOptions): (done: number, total: number) => void {
  const { name, now = () => performance.now(), isQuiet = isSet(process.env['CI']) } = options
  const write = options.write ?? (line => void process.stderr.write(line))
  const started = now()
  let lastMs = started
  let lastTenth = 0
  return (done, total) => {
    const time = now()
    const tenth = Math.floor((done * 10) / total)
    const isDue = time - lastMs >= EVERY_MS || tenth > lastTenth
    if (isQuiet || done >= total || time - started < FIRST_MS || !isDue) return
    lastMs = time
    lastTenth = tenth
    write(
      `${name} ${describeProgress({ done, total, ms: time - started, cost: options.cost?.() ?? 0 })}\n`,
    )
  }
}

/** The state of some work. */
export interface ProgressState {
  readonly done: number
  readonly total: number
  readonly ms: number
  readonly cost: number
}

/** Returns for example `640 of 5,000 · 128/s · about 35 s left · cost 0.012`. */
export function describeProgress({ done, total, ms, cost }: ProgressState): string {
  const perSecond = (done * 1000) / Math.max(1, ms)
  const left = Math.ceil((total - done) / Math.max(perSecond, 1e-9))
  const count = (value: number): string => value.toLocaleString('en-US')
  const rate = perSecond >= 10 ? Math.round(perSecond) : perSecond.toFixed(1)
  const parts = [`${count(done)} of ${count(total)}`, `${rate}/s`, `about ${count(left)} s left`]
  return [...parts, ...(cost > 0 ? [`cost ${cost.toPrecision(2)}`] : [])].join(' · ')
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'false' && value !== '0'
}

/** One answer of a worker: how the child ended, and its records as it wrote them. */
export interface Answer {
  readonly id: number
  readonly cpuMs: number
  readonly ending: string
  readonly records: string
}

/** What came over the wire: the answers that are complete, or the reason not to trust the worker. */
export type Parsed =
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] }
  | { readonly kind: 'broken'; readonly reason: string }

/** Collects the bytes of a worker and cuts them into answers. */
export interface AnswerParser {
  /** Takes the next bytes; once the stream is broken it stays broken. */
  push(chunk: Buffer): Parsed
}

const HEAD = /^(\d{1,15}) (\d{1,15}) ([a-z]+(?:-\d{1,3})?) (\d{1,8})$/
const LONGEST_HEAD = 80
const LONGEST_RECORDS = 8 * 1024 * 1024

/**
 * Makes a parser of `<id> <CPU microseconds> <ending> <length>`, newline, `length` bytes. Total on
 * any bytes, with bounded memory: it never throws and never waits for more than it was promised.
 */
export function answerParser(): AnswerParser {
  let pending: Buffer = Buffer.alloc(0)
  let broken: string | undefined
  return {
    push(chunk) {
      if (broken !== undefined) return { kind: 'broken', reason: broken }
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      const answers: Answer[] = []
      for (;;) {
        const next = takeAnswer(pending)
        if (next.kind === 'incomplete') return { kind: 'answers', answers }
        if (next.kind === 'broken') {
          broken = next.reason
          pending = Buffer.alloc(0)
          return next
        }
        answers.push(next.answer)
        pending = pending.subarray(next.size)
      }
    },
  }
}

type Taken =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly size: number }

function takeAnswer(bytes: Buffer): Taken {
  const end = bytes.indexOf(10)
  if (end === -1 && bytes.length <= LONGEST_HEAD) return { kind: 'incomplete' }
  const head = bytes.toString('latin1', 0, end === -1 ? LONGEST_HEAD : Math.min(end, LONGEST_HEAD))
  const [, id, cpu, ending = '', length] = HEAD.exec(head) ?? []
  if (id === undefined || Number(length) > LONGEST_RECORDS) {
    return { kind: 'broken', reason: `it answered ${JSON.stringify(head)}` }
  }
  const size = end + 1 + Number(length)
  if (bytes.length < size) return { kind: 'incomplete' }
  const records = bytes.toString('utf8', end + 1, size)
  return {
    kind: 'answer',
    size,
    answer: { id: Number(id), cpuMs: Number(cpu) / 1000, ending, records },
  }
}

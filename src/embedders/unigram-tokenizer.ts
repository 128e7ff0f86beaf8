/** A piece of a SentencePiece unigram vocabulary with its log probability. */
export type Piece = readonly [text: string, score: number]

const SPACE = '▁'
const UNKNOWN_PENALTY = 10 // SentencePiece: unknown = lowest score − 10
const RESERVED = 6 // control pieces never match text

/** Text → piece ids; id 0 is the unknown piece. */
export type Tokenize = (text: string) => readonly number[]

/**
 * Returns the tokenizer of a SentencePiece unigram vocabulary: NFKC, spaces as `▁`, one before the
 * text, and the segmentation of highest total log probability (Viterbi; Kudo 2018).
 */
export function unigramTokenizer(vocabulary: readonly Piece[]): Tokenize {
  const pieces = new Map<string, { id: number; score: number }>()
  let longest = 0
  let lowest = 0
  for (const [id, [text, score]] of vocabulary.entries()) {
    if (id < RESERVED) continue
    pieces.set(text, { id, score })
    longest = Math.max(longest, [...text].length)
    lowest = Math.min(lowest, score)
  }
  const unknown = { id: 0, score: lowest - UNKNOWN_PENALTY }
  return text => {
    const symbols = [...(SPACE + text.normalize('NFKC')).replaceAll(' ', SPACE)]
    return bestPath(symbols, (from, to) => {
      const piece = pieces.get(symbols.slice(from, to).join(''))
      return piece ?? (to - from === 1 ? unknown : undefined)
    }, longest)
  }
}

function bestPath(
  symbols: readonly string[],
  pieceAt: (from: number, to: number) => { id: number; score: number } | undefined,
  longest: number,
): readonly number[] {
  const best = new Float64Array(symbols.length + 1).fill(Number.NEGATIVE_INFINITY)
  const from = new Int32Array(symbols.length + 1)
  const ids = new Int32Array(symbols.length + 1)
  best[0] = 0
  for (let end = 1; end <= symbols.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const piece = pieceAt(start, end)
      if (piece === undefined) continue
      const score = (best[start] ?? 0) + piece.score
      if (score > (best[end] ?? 0)) {
        best[end] = score
        from[end] = start
        ids[end] = piece.id
      }
    }
  }
  const path: number[] = []
  for (let end = symbols.length; end > 0; end = from[end] ?? 0) path.push(ids[end] ?? 0)
  return mergeUnknowns(path.reverse())
}

/** SentencePiece reports a run of unknown characters as one unknown piece. */
function mergeUnknowns(ids: readonly number[]): readonly number[] {
  return ids.filter((id, at) => id !== 0 || ids[at - 1] !== 0)
}

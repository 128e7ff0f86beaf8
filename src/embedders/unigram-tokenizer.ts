/** A piece of a SentencePiece unigram vocabulary with its log probability; null counts as 0. */
export type Piece = readonly [text: string, score: number | null]

/** Text → piece ids; id 0 is the unknown piece. An empty text has none. */
export type Tokenize = (text: string) => readonly number[]

const SPACE = '▁'
const RESERVED = 6 // control pieces never match text

interface Node {
  readonly next: Map<string, Node>
  id: number | undefined
  score: number
}

/**
 * Returns the tokenizer of a SentencePiece unigram vocabulary: NFKC, spaces as `▁`, one before the
 * text, and the segmentation of highest total log probability (Viterbi; Kudo 2018). Ties and
 * characters outside the vocabulary are treated as in the model's published JavaScript tokenizer.
 */
export function unigramTokenizer(vocabulary: readonly Piece[]): Tokenize {
  const root: Node = emptyNode()
  for (const [id, [text, score]] of vocabulary.entries()) {
    if (id >= RESERVED) insert(root, text, { id, score: score ?? 0 })
  }
  return text => {
    const normal = text.normalize('NFKC')
    if (normal === '') return []
    return mergeUnknowns(bestPath(Array.from((SPACE + normal).replaceAll(' ', SPACE)), root))
  }
}

function emptyNode(): Node {
  return { next: new Map(), id: undefined, score: 0 }
}

function insert(root: Node, text: string, { id, score }: { id: number; score: number }): void {
  let node = root
  for (const symbol of text) {
    const next = node.next.get(symbol) ?? emptyNode()
    node.next.set(symbol, next)
    node = next
  }
  node.id = id
  node.score = score
}

function bestPath(symbols: readonly string[], root: Node): readonly number[] {
  const best = new Float64Array(symbols.length + 1)
  const from = Int32Array.from(best.keys(), end => end - 1)
  const ids = new Int32Array(symbols.length + 1)
  const extend = (start: number, end: number, { id = 0, score }: Node): void => {
    const total = (best[start] ?? 0) + score
    // 0 stands for "not reached yet" in the original, also where a path of score 0 ends.
    if (best[end] !== 0 && total < (best[end] ?? 0)) return
    best[end] = total
    from[end] = start
    ids[end] = id
  }
  for (let start = 0; start < symbols.length; start += 1) extendAll(symbols, start, root, extend)
  const path: number[] = []
  for (let end = symbols.length; end > 0; end = from[end] ?? 0) path.push(ids[end] ?? 0)
  return path.reverse()
}

/** Offers every piece that begins at `start`; where none does, one unknown character of score 0. */
function extendAll(
  symbols: readonly string[],
  start: number,
  root: Node,
  extend: (start: number, end: number, piece: Node) => void,
): void {
  let node: Node | undefined = root
  let isKnown = false
  for (let end = start + 1; end <= symbols.length; end += 1) {
    node = node.next.get(symbols[end - 1] ?? '')
    if (node === undefined) break
    if (node.id === undefined) continue
    isKnown = true
    extend(start, end, node)
  }
  if (!isKnown) extend(start, start + 1, { next: new Map(), id: 0, score: 0 })
}

/** A run of unknown characters is one unknown piece. */
function mergeUnknowns(ids: readonly number[]): readonly number[] {
  return ids.filter((id, at) => id !== 0 || ids[at - 1] !== 0)
}

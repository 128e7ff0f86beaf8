// The bundled model against a naive loop, one text at a time on the runtime's default session, over
// the same ONNX file in the same run. Prints times and the largest difference; fails above 1e-6.
// Run with: node benchmarks/embedders/throughput.ts [texts]
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { unigramTokenizer } from '../../src/embedders/unigram-tokenizer.ts'
import { useLiteEmbedder } from '../../src/embedders/use-lite/use-lite-embedder.ts'

const COUNT = Number(process.argv[2] ?? 96)
const PIECES = 128
const folder = new URL('../../dist/models/use-lite/', import.meta.url)
const tokenize = unigramTokenizer(JSON.parse(readFileSync(new URL('vocab.json', folder), 'utf8')))

// Whole windows of different words, so that both sides run the same inputs.
const texts = Array.from({ length: COUNT }, (_, at) =>
  Array.from({ length: 12 }, (_word, word) => `def step_${at}_${word}(x):`).join(' '),
).map(text => cut(text))

const ours = useLiteEmbedder()
const session = await InferenceSession.create(fileURLToPath(new URL('model.onnx', folder)))
await ours.embed(texts.slice(0, 8), 'document')
await naive(texts.slice(0, 2))

console.log(
  `${COUNT} texts · node ${process.version} · ${availableParallelism()} cores · ${cpus()[0]?.model}`,
)
const times = { ours: Infinity, naive: Infinity }
let difference = 0
for (let round = 0; round < 3; round += 1) {
  const start = performance.now()
  const { data } = await ours.embed(texts, 'document')
  const middle = performance.now()
  const reference = await naive(texts)
  times.ours = Math.min(times.ours, middle - start)
  times.naive = Math.min(times.naive, performance.now() - middle)
  for (const [at, value] of reference.entries()) {
    difference = Math.max(difference, Math.abs(value - (data[at] ?? 0)))
  }
}
console.log(`ours  ${(times.ours / COUNT).toFixed(2)} ms a text`)
console.log(
  `naive ${(times.naive / COUNT).toFixed(2)} ms a text · ours is ${(times.naive / times.ours).toFixed(2)} × as fast`,
)
console.log(`largest difference ${difference.toExponential(1)}`)
if (difference > 1e-6) process.exitCode = 1
process.exit()

function cut(text: string): string {
  const words = text.split(' ')
  while (tokenize(words.join(' ')).length > PIECES) words.pop()
  return words.join(' ')
}

async function naive(batch: readonly string[]): Promise<Float32Array> {
  const data = new Float32Array(batch.length * 512)
  for (const [row, text] of batch.entries()) {
    const ids = BigInt64Array.from(tokenize(text), id => BigInt(id))
    const dims = [1, ids.length]
    const output = await session.run({
      input_ids: new Tensor('int64', ids, dims),
      attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), dims),
    })
    const vector = output['sentence_embedding']?.data
    if (vector instanceof Float32Array) data.set(vector, row * 512)
  }
  return data
}

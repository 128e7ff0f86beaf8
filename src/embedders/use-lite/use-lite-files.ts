import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { InfrastructureError } from '../../schema/index.ts'
import { unigramTokenizer, type Tokenize } from '../unigram-tokenizer.ts'
import { USE_LITE_FOLDER } from '../use-lite-folder.ts'

/** The bundled model and how it reads text. */
export interface UseLiteFiles {
  /** Path of the ONNX model. */
  readonly model: string
  /** White space is collapsed first. */
  readonly tokenize: Tokenize
}

const Vocabulary = z.array(z.tuple([z.string(), z.number().nullable()]))

/**
 * Opens the files of the bundled model.
 * @throws InfrastructureError when they are not there
 */
export function useLiteFiles(): UseLiteFiles {
  const model = join(USE_LITE_FOLDER, 'model.onnx')
  if (!existsSync(model)) {
    throw new InfrastructureError(
      'The bundled model must be in dist/models/use-lite, but is not. In a clone of the repository ' +
        'run "npm run model:build"; in an installed package, install it anew.',
    )
  }
  const vocabulary = Vocabulary.parse(
    JSON.parse(readFileSync(join(USE_LITE_FOLDER, 'vocab.json'), 'utf8')),
  )
  const tokenize = unigramTokenizer(vocabulary)
  return { model, tokenize: text => tokenize(text.replace(/\s+/g, ' ').trim()) }
}

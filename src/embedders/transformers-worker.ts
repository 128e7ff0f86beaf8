// Runs in a worker thread, as the model blocks its thread until it has answered.
import { parentPort, workerData } from 'node:worker_threads'
import type { PreTrainedModel, PreTrainedTokenizer, Tensor } from '@huggingface/transformers'
import { answerRequests } from './answer-requests.ts'
import { POOLINGS, poolTokens } from './local/pool-tokens.ts'
import type {
  TransformersAnswer,
  TransformersPlan,
  TransformersRequest,
} from './local/transformers-model.ts'
import type { FloatTensor } from './worker-messages.ts'

const plan: TransformersPlan = workerData

interface Parts {
  readonly tokenizer: PreTrainedTokenizer
  readonly model: PreTrainedModel
}

async function open(): Promise<Parts> {
  const library = await import('@huggingface/transformers')
  if (plan.folder !== undefined) {
    library.env.allowRemoteModels = false
    library.env.localModelPath = plan.folder
  }
  // Warnings would stand in the middle of a test report.
  library.env.logLevel = library.LogLevel.ERROR
  const options = { revision: plan.revision ?? 'main', dtype: plan.dtype } as const
  const kind =
    plan.task === 'classify' ? library.AutoModelForSequenceClassification : library.AutoModel
  const session_options = { intraOpNumThreads: 1, interOpNumThreads: 1 }
  // The model first: it names the file that is missing, the tokenizer does not.
  const model = await kind.from_pretrained(plan.model, { ...options, session_options })
  const tokenizer = await library.AutoTokenizer.from_pretrained(plan.model, options)
  // The last token of a padded text is real only when the padding stands before it.
  if (plan.pooling === 'last-token') tokenizer.padding_side = 'left'
  return { tokenizer, model }
}

async function answer(
  { tokenizer, model }: Parts,
  request: TransformersRequest,
): Promise<TransformersAnswer> {
  const { texts, pairs } = request
  const both = pairs === undefined ? {} : { text_pair: [...pairs] }
  const lengths = texts.map(
    (text, at) =>
      tokenizer.encode(text, pairs === undefined ? {} : { text_pair: pairs[at] ?? '' }).length,
  )
  const isLong = lengths.map(length => length > plan.maxTokens)
  const tooLong = isLong.indexOf(true)
  if (tooLong >= 0 && plan.overlong !== 'cut') return { tooLong, tokens: lengths[tooLong] ?? 0 }
  const inputs = await tokenizer([...texts], {
    ...both,
    padding: true,
    truncation: true,
    max_length: plan.maxTokens,
  })
  const outputs: Readonly<Record<string, Tensor>> = await model(inputs)
  const tokens = lengths.reduce((sum, length) => sum + Math.min(length, plan.maxTokens), 0)
  return {
    tensor: read(outputs, inputs.attention_mask),
    tokens,
    cut: isLong.filter(Boolean).length,
  }
}

function read(outputs: Readonly<Record<string, Tensor>>, mask: Tensor): FloatTensor {
  if (plan.task === 'classify') return floats(outputs, 'logits')
  const pooling = POOLINGS.find(each => each === plan.pooling)
  if (pooling === undefined) return floats(outputs, plan.pooling)
  const tokens = 'last_hidden_state' in outputs ? 'last_hidden_state' : 'token_embeddings'
  return poolTokens(
    floats(outputs, tokens),
    BigInt64Array.from(mask.data, value => BigInt(value)),
    pooling,
  )
}

function floats(outputs: Readonly<Record<string, Tensor>>, name: string): FloatTensor {
  const tensor = outputs[name]
  if (tensor === undefined) {
    throw new TypeError(`it has no output "${name}", only ${Object.keys(outputs).join(', ')}`)
  }
  const wide = tensor.type === 'float32' ? tensor : tensor.to('float32')
  if (wide.data instanceof Float32Array) return { data: wide.data, dims: wide.dims }
  throw new TypeError(`its output "${name}" must be of floats`)
}

let opened: Promise<Parts> | undefined
answerRequests(parentPort, async (request: TransformersRequest) =>
  answer(await (opened ??= open()), request),
)

import {
  DTYPES,
  openAiTokens,
  PROTOCOLS,
  recipeEmbedder,
  recipes,
  transformersEmbedder,
  useLiteEmbedder,
  useLiteRecipe,
  type Embedder,
  type EmbedderRecipe,
} from '../embedders/index.ts'
import { InputError, Pool, POOLS } from '../schema/index.ts'

/** Options of commands that run a model. */
export const MODEL_OPTIONS = {
  'base-url': { type: 'string' },
  protocol: { type: 'string' },
  'key-from': { type: 'string' },
  folder: { type: 'string' },
  dtype: { type: 'string' },
  price: { type: 'string' },
  'max-cost': { type: 'string' },
} as const

/** Their help. */
export const MODEL_USAGE = `  --base-url <url>     server that runs the model; the provider's own when absent
  --protocol <name>    ${PROTOCOLS.join(', ')}
  --key-from <name>    environment variable with the key
  --folder <folder>    folder of local models: run there by @huggingface/transformers, offline
  --dtype <name>       of a local model: ${DTYPES.join(', ')}
  --price <number>     of a million tokens, in any currency
  --max-cost <number>  stop before the cost exceeds it; needs --price
`

/** What was given of them. */
export type ModelValues = Readonly<{ [Name in keyof typeof MODEL_OPTIONS]?: string | undefined }>

/**
 * Returns the recipe of an id.
 * @throws InputError when there is none
 */
export function recipeOf(id: string | undefined): EmbedderRecipe {
  const all = [useLiteRecipe, ...recipes]
  const recipe = all.find(each => each.id === id)
  if (recipe !== undefined) return recipe
  throw new InputError(
    `--recipe must be one of ${all.map(each => each.id).join(', ')}, but is ${id === undefined ? 'absent' : `"${id}"`}.`,
  )
}

/** Returns the embedder of a recipe as the command's options say. */
export async function modelOf(recipe: EmbedderRecipe, values: ModelValues): Promise<Embedder> {
  const { folder } = values
  const dtype = DTYPES.find(each => each === values.dtype)
  if (values.dtype !== undefined && dtype === undefined)
    throw unknown('dtype', values.dtype, DTYPES)
  if (recipe.id === useLiteRecipe.id) return useLiteEmbedder()
  if (folder !== undefined) return transformersEmbedder({ recipe, folder, dtype })
  const protocol = PROTOCOLS.find(each => each === values.protocol)
  if (values.protocol !== undefined && protocol === undefined)
    throw unknown('protocol', values.protocol, PROTOCOLS)
  const [pricePerMillion, maxCost] = [
    number('price', values.price),
    number('max-cost', values['max-cost']),
  ]
  if (maxCost !== undefined && pricePerMillion === undefined) {
    throw new InputError('--max-cost needs --price, the price of a million tokens, but got none.')
  }
  const countTokens = recipe.id.startsWith('openai/') ? await openAiTokens() : undefined
  const server = { baseURL: values['base-url'], protocol, keyFrom: values['key-from'] }
  return recipeEmbedder(recipe, { ...server, pricePerMillion, maxCost, countTokens })
}

function number(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const parsed = Number(value)
  if (value.trim() !== '' && parsed >= 0) return parsed
  throw new InputError(`--${name} must be a number from 0 on, but is "${value}".`)
}

function unknown(name: string, value: string, known: readonly string[]): InputError {
  return new InputError(`--${name} must be one of ${known.join(', ')}, but is "${value}".`)
}

/**
 * Reads the name of a pool; undefined when there is none.
 * @throws InputError when there is no pool of that name
 */
export function poolOf(name: string | undefined): Pool | undefined {
  if (name === undefined) return undefined
  const known = Pool.safeParse(name)
  if (known.success) return known.data
  throw unknown('pool', name, POOLS)
}

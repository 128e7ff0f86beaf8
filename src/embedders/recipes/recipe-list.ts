import type { EmbedderRecipe } from '../embedder.ts'
import { allMinilmL12V2 } from './all-minilm-l12-v2.ts'
import { allMinilmL6V2 } from './all-minilm-l6-v2.ts'
import { allMpnetBaseV2 } from './all-mpnet-base-v2.ts'
import { bgeBaseEnV15 } from './bge-base-en-v1-5.ts'
import { bgeLargeEnV15 } from './bge-large-en-v1-5.ts'
import { bgeM3 } from './bge-m3.ts'
import { codestralEmbed2505 } from './codestral-embed-2505.ts'
import { cohereEmbedV4 } from './cohere-embed-v4.ts'
import { e5BaseV2 } from './e5-base-v2.ts'
import { e5LargeV2 } from './e5-large-v2.ts'
import { geminiEmbedding001 } from './gemini-embedding-001.ts'
import { geminiEmbedding2 } from './gemini-embedding-2.ts'
import { gteBase } from './gte-base.ts'
import { gteLarge } from './gte-large.ts'
import { jinaCodeEmbeddings15b } from './jina-code-embeddings-1-5b.ts'
import { mistralEmbed2312 } from './mistral-embed-2312.ts'
import { multiQaMpnetBaseDotV1 } from './multi-qa-mpnet-base-dot-v1.ts'
import { multilingualE5Large } from './multilingual-e5-large.ts'
import { nomicEmbedCode } from './nomic-embed-code.ts'
import { paraphraseMinilmL6V2 } from './paraphrase-minilm-l6-v2.ts'
import { qwen3Embedding06b } from './qwen3-embedding-0-6b.ts'
import { qwen3Embedding4b } from './qwen3-embedding-4b.ts'
import { qwen3Embedding4bBf16 } from './qwen3-embedding-4b-bf16.ts'
import { qwen3Embedding8b } from './qwen3-embedding-8b.ts'
import { textEmbedding3Large } from './text-embedding-3-large.ts'
import { textEmbedding3Small } from './text-embedding-3-small.ts'
import { textEmbeddingAda002 } from './text-embedding-ada-002.ts'
import { voyageCode3 } from './voyage-code-3.ts'

/** The dense configurations of ExecRetrieval's board: 22 that are certain and two for its open slot, one of which did not run. */
export const paperRecipes: readonly EmbedderRecipe[] = [
  geminiEmbedding2,
  geminiEmbedding001,
  mistralEmbed2312,
  codestralEmbed2505,
  textEmbedding3Large,
  textEmbedding3Small,
  textEmbeddingAda002,
  qwen3Embedding8b,
  qwen3Embedding4b,
  qwen3Embedding4bBf16,
  qwen3Embedding06b,
  multilingualE5Large,
  bgeBaseEnV15,
  bgeLargeEnV15,
  bgeM3,
  e5BaseV2,
  e5LargeV2,
  gteBase,
  gteLarge,
  allMpnetBaseV2,
  allMinilmL12V2,
  allMinilmL6V2,
  multiQaMpnetBaseDotV1,
  paraphraseMinilmL6V2,
]

/** Every recipe that is known, by its unique id. */
export const recipes: readonly EmbedderRecipe[] = [
  ...paperRecipes,
  voyageCode3,
  cohereEmbedV4,
  jinaCodeEmbeddings15b,
  nomicEmbedCode,
]

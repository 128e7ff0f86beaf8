import { createHash } from 'node:crypto'
import {
  InputError,
  type CorpusEntry,
  type ExecutionDataset,
  type ExecutionQuery,
} from '../../schema/index.ts'
import type { FunctionPair } from './function-pair.ts'

/**
 * Returns pairs of a history as a dataset that `describeRetrieval` measures: the commit's message
 * asks, the fixed function is the canonical, the one before the fix its distractor. Retrievers see the
 * function alone; what is executed is the module around it where it needs that.
 * @throws InputError without a pair
 */
export function pairsDataset(pairs: readonly FunctionPair[], id: string): ExecutionDataset {
  if (pairs.length === 0) {
    throw new InputError(
      `The dataset "${id}" needs at least one pair, but got none. Take an older epoch.`,
    )
  }
  const sorted = [...pairs].sort((a, b) => (a.id < b.id ? -1 : 1))
  const queries = sorted.map(queryOf)
  const corpus = sorted.flatMap(entriesOf)
  const sha256 = createHash('sha256')
    .update(JSON.stringify([queries, corpus]))
    .digest('hex')
  return { kind: 'execution', id, sha256, pool: 'base', queries, corpus }
}

function queryOf({ id, query, tests, functionName, path, language }: FunctionPair): ExecutionQuery {
  return {
    id,
    text: query,
    tests: [...tests],
    canonicalIds: [`${id}@after`],
    equivalentIds: [],
    distractorIds: [`${id}@before`],
    functionName,
    domain: path,
    language,
  }
}

function entriesOf(pair: FunctionPair): readonly CorpusEntry[] {
  const { id, canonical, distractor, modules = { canonical, distractor } } = pair
  return [
    {
      id: `${id}@after`,
      text: modules.canonical,
      shown: canonical,
      role: 'canonical',
      queryId: id,
    },
    {
      id: `${id}@before`,
      text: modules.distractor,
      shown: distractor,
      role: 'distractor',
      bugType: 'before_fix',
      bugDescription: `before commit ${pair.commit.slice(0, 12)}`,
      queryId: id,
    },
  ]
}

import { formatQrels } from '../../formats/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'
import { correctQrels } from './correct-qrels.ts'

/** Judgements for trec_eval and its relatives. */
export function toTrecQrels(dataset: ExecutionDataset): ReadonlyMap<string, string> {
  return new Map([['qrels.txt', formatQrels(correctQrels(dataset))]])
}

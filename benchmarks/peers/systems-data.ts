import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CHECKSUM_FILE,
  formatBundle,
  formatChecksums,
  formatNpz,
  sha256Of,
} from '../../src/formats/index.ts'
import { codeHash, testsHash } from '../../src/runner/index.ts'
import type { BundleCorpusRow, BundleQueryRow } from '../../src/schema/index.ts'
import { createGenerator } from '../../src/stats/index.ts'

/** Dimensions of the 24 systems: those of the paper's panel, BM25 replaced by a small model. */
const DIMS = [
  3072, 3072, 1536, 1536, 1536, 3072, 4096, 2560, 2560, 1024, 1024, 1024, 1024, 1024, 1024, 1024,
  768, 768, 768, 768, 768, 384, 384, 384,
]
const TYPES = ['off_by_one', 'wrong_operator', 'swap_arguments', 'wrong_comparison'] as const

/** A made dataset with the frozen vectors of some systems, on disk. */
export interface MadeSystems {
  readonly dataset: string
  /** Paths of queries and corpus, per system. */
  readonly systems: readonly (readonly [string, string])[]
  readonly queries: number
  readonly snippets: number
}

/** Writes a dataset of `queries` clone groups of five, and 24 systems that find most groups. */
export function writeSystems(folder: string, queries: number, isSmall: boolean): MadeSystems {
  const dataset = join(folder, 'made')
  writeDataset(dataset, queries)
  const table = randomTable(queries * 4096)
  const systems = DIMS.map((dims, at): readonly [string, string] => {
    const name = join(folder, `system-${String(at).padStart(2, '0')}`)
    mkdirSync(name)
    const size = isSmall ? Math.min(dims, 64) : dims
    return writeVectors(name, { queries, dims: size, system: at, table })
  })
  return { dataset, systems, queries, snippets: queries * 5 }
}

function writeDataset(folder: string, count: number): void {
  const queries: BundleQueryRow[] = []
  const corpus: BundleCorpusRow[] = []
  const cache = []
  for (let at = 0; at < count; at += 1) {
    const name = `made_${at}`
    const tests = Array.from(
      { length: 8 },
      (_, test) => `assert ${name}(${test}, 2) == ${test * 3}`,
    )
    const ids = Array.from(
      { length: 5 },
      (_, own) => `c_${String(at * 5 + own + 1).padStart(5, '0')}`,
    )
    const shared = {
      source_entry_id: `exec_geometry_${at}`,
      domain: `domain_${at % 10}`,
      function_name: name,
    }
    for (const [own, id] of ids.entries()) {
      const code = codeOf(name, own)
      const bug = own === 0 ? {} : { bug_type: TYPES[own - 1] ?? TYPES[0] }
      const label = own === 0 ? ('correct' as const) : ('incorrect' as const)
      corpus.push({ corpus_id: id, code, label, ...bug, ...shared })
      const results = tests.map((_, test) => (own > 0 && test >= 4 ? 'FAIL' : 'pass'))
      cache.push({
        code_sha256: codeHash(code),
        tests_sha256: testsHash(tests),
        test_results: results,
      })
    }
    queries.push({
      query_id: `q_${String(at + 1).padStart(4, '0')}`,
      query: `What ${name.replace('_', ' ')} is for`,
      test_suite: tests,
      correct_corpus_ids: ids.slice(0, 1),
      paired_distractor_corpus_ids: ids.slice(1),
      entry_id: shared.source_entry_id,
      domain: shared.domain,
      function_name: name,
    })
  }
  writeBundle(folder, { queries, corpus, cache })
}

type Rows = Pick<Parameters<typeof formatBundle>[0], 'queries' | 'corpus' | 'cache'>

function writeBundle(folder: string, { queries, corpus, cache }: Rows): void {
  const distractors = corpus
    .filter(row => row.label === 'incorrect')
    .map(row => ({ corpus_id: row.corpus_id, operator: 'made' }))
  mkdirSync(folder, { recursive: true })
  const files = formatBundle({ queries, corpus, distractors, cache })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  const sums = new Map([...files].map(([name, text]) => [name, sha256Of(text)]))
  writeFileSync(join(folder, CHECKSUM_FILE), formatChecksums(sums))
}

/** About 500 characters, as the tasks of the released dataset have; one character differs a mutant. */
function codeOf(name: string, own: number): string {
  const lines = Array.from(
    { length: 12 },
    (_, line) =>
      `    total_${line} = values[${line}] + ${line === own * 2 ? own : 9} * weight_${line}`,
  )
  return `def ${name}(values, weight):\n${lines.join('\n')}\n    return values * 3\n`
}

function randomTable(size: number): Float32Array {
  const { nextDouble } = createGenerator(3)
  const seed = Float32Array.from(
    { length: 1_000_003 },
    () => nextDouble() + nextDouble() + nextDouble() - 1.5,
  )
  const table = new Float32Array(size)
  for (let at = 0; at < size; at += 1) table[at] = seed[(at * 7 + (at >> 9)) % seed.length] ?? 0
  return table
}

interface VectorPlan {
  readonly queries: number
  readonly dims: number
  readonly system: number
  readonly table: Float32Array
}

/** A snippet's vector is that of its query with noise, so that clone groups lie together. */
function writeVectors(folder: string, plan: VectorPlan): readonly [string, string] {
  const { queries, dims, system, table } = plan
  const asked = new Float32Array(queries * dims)
  const stored = new Float32Array(queries * 5 * dims)
  const value = (at: number): number => table[at % table.length] ?? 0
  for (let at = 0; at < asked.length; at += 1) asked[at] = value(at + system * 7919)
  for (let at = 0; at < stored.length; at += 1) {
    const row = Math.floor(at / dims)
    const own = Math.floor(row / 5) * dims + (at % dims)
    stored[at] = (asked[own] ?? 0) + 0.8 * value(at * 3 + row * 31 + system * 104_729 + 5)
  }
  const paths = [join(folder, 'q.npz'), join(folder, 'c.npz')] as const
  writeFileSync(
    paths[0],
    formatNpz(new Map([['vectors', { shape: [queries, dims], data: asked }]])),
  )
  writeFileSync(
    paths[1],
    formatNpz(new Map([['vectors', { shape: [queries * 5, dims], data: stored }]])),
  )
  return paths
}

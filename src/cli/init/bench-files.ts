/** A file to be written, relative to the project. */
export interface NewFile {
  readonly path: string
  readonly text: string
}

const RETRIEVER = `import { bm25 } from 'vitest-retrieval'

// BM25 stands here so that everything runs. Put your own search in its place:
//
//   import { defineRetriever } from 'vitest-retrieval'
//   export const retriever = defineRetriever({
//     name: 'our search',
//     index: async snippets => { await client.rebuild(snippets) },     // [{ id, text }]
//     search: async (query, k) => client.search(query, { limit: k }),  // [{ id, score }], best first
//   })
//
// A service behind HTTP: fromHttp({ name, url }); a program: fromCommand({ name, command }).
export const retriever = bm25({ operators: true, digits: true })
`

function benchText(slice: string): string {
  return `import { describeRetrieval, loadDataset } from 'vitest-retrieval'
import { retriever } from './retriever.js'

describeRetrieval({ dataset: await loadDataset(), retriever${slice} })
`
}

/**
 * Returns the retriever to be replaced and the bench files: one, or one per slice, since Vitest
 * shards by file.
 */
export function benchFiles(extension: 'ts' | 'js', shards: number): readonly NewFile[] {
  const benches =
    shards === 1
      ? [{ path: `retrieval/search.bench.${extension}`, text: benchText('') }]
      : Array.from({ length: shards }, (_, at) => ({
          path: `retrieval/search-${at}.bench.${extension}`,
          text: benchText(`, slice: [${at}, ${shards}]`),
        }))
  return [{ path: `retrieval/retriever.${extension}`, text: RETRIEVER }, ...benches]
}

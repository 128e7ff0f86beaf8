import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseRun, type Run } from '../formats/index.ts'
import { InputError } from '../schema/index.ts'
import type { Retriever, ScoredId } from './retriever.ts'

/** A run file and how to read it. */
export interface FromRunOptions {
  /** The file's name without its ending when absent. */
  readonly name?: string
  /** Score difference up to which two snippets count as tied; 0 by default. */
  readonly epsilon?: number
}

interface Loaded {
  readonly run: Run
  readonly known: ReadonlySet<string>
}

/**
 * A retriever that answers from a TREC run file (`query Q0 document rank score tag`), by query id. A
 * query that the run leaves out retrieved nothing; a run without any document of the corpus is a
 * fault. Scores order the documents, the rank column is ignored.
 */
export function fromRun(path: string, options: FromRunOptions = {}): Retriever {
  const name = options.name ?? basename(path).replace(/\.[^.]+$/, '')
  let loaded: Loaded | undefined
  return {
    name,
    epsilon: options.epsilon ?? 0,
    async index(snippets) {
      const run = parseRun(await read(path), path)
      const known = new Set(snippets.map(({ id }) => id))
      refuseForeign(run, known, path)
      loaded = { run, known }
    },
    async search(_query, k, context) {
      return answer(loaded, name, context?.queryId).slice(0, k)
    },
  }
}

function answer(
  loaded: Loaded | undefined,
  name: string,
  queryId: string | undefined,
): readonly ScoredId[] {
  if (loaded === undefined) {
    throw new InputError(`Retriever "${name}" must index before it searches. Call index() first.`)
  }
  if (queryId === undefined) {
    throw new InputError(
      `Retriever "${name}" answers by query id, but got none. Pass { queryId } to search.`,
    )
  }
  return (loaded.run.get(queryId) ?? []).toSorted(
    (a, b) => b.score - a.score || (a.id < b.id ? -1 : 1),
  )
}

async function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new InputError(`The run file ${path} must be readable, but is not. Check the path.`, {
      cause,
    })
  })
}

/** A run that was made over another corpus would score as a miss everywhere. */
function refuseForeign(run: Run, known: ReadonlySet<string>, path: string): void {
  for (const [query, documents] of run) {
    const foreign = documents.find(({ id }) => !known.has(id))
    if (foreign !== undefined) {
      throw new InputError(
        `${path} must rank snippets of the corpus, but ranks "${foreign.id}" for query "${query}". ` +
          'Make the run over this dataset.',
      )
    }
  }
}

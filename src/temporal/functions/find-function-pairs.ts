import { createRunner, executeAll, passesAll, type Runner } from '../../runner/index.ts'
import type { IsolationLevel, Language, OutcomeLabel } from '../../schema/index.ts'
import { decodeText } from '../git/decode-bytes.ts'
import { readBlobs } from '../git/read-blobs.ts'
import { readChain, type ChainOptions } from '../git/read-chain.ts'
import type { Commit, FileChange } from '../git/read-log.ts'
import { openRepository } from '../git/repository.ts'
import { cleanMessage } from '../history/clean-message.ts'
import { languageOf } from '../history/languages.ts'
import { isSourcePath, isTestPath } from '../history/source-file.ts'
import { changedFunctions } from './changed-functions.ts'
import { extractTests } from './extract-tests.ts'

/** Where function pairs are looked for. */
export interface FunctionPairOptions extends ChainOptions {
  readonly repository: string
  readonly language: Language
  /** Starts the runner; the isolated one of the language when absent. */
  readonly startRunner?: (() => Promise<Runner>) | undefined
}

/** A bug that a commit fixed: its own tests pass on one version and fail on the other. */
export interface FunctionPair {
  readonly id: string
  readonly query: string
  readonly functionName: string
  readonly path: string
  readonly commit: string
  readonly language: Language
  readonly canonical: string
  readonly distractor: string
  /** Assertions that pass on the canonical. */
  readonly tests: readonly string[]
  /** What they say of the distractor. */
  readonly labels: readonly OutcomeLabel[]
  readonly level: IsolationLevel
}

/** The pairs of a history and how many functions were lost at each step. */
export interface FunctionPairs {
  readonly pairs: readonly FunctionPair[]
  readonly commits: number
  /** Functions that changed in a commit which also changes tests. */
  readonly changed: number
  readonly withoutTest: number
  /** No assertion passes on the fixed version alone: it needs more than itself. */
  readonly notAlone: number
  /** The old version passes too. */
  readonly notFailing: number
}

interface Found {
  readonly commit: Commit
  readonly path: string
  readonly name: string
  readonly before: string
  readonly after: string
  readonly tests: readonly string[]
}

/**
 * Finds functions before and after a fix and executes both, isolated and alone: a pair is kept when
 * every kept assertion of the commit passes on the new version and one fails on the old.
 */
export async function findFunctionPairs(options: FunctionPairOptions): Promise<FunctionPairs> {
  const repository = await openRepository(options.repository)
  try {
    const { window } = await readChain(repository, options)
    const commits = window.filter(commit => commit.changes.some(({ path }) => isTestPath(path)))
    const oids = commits.flatMap(({ changes }) => changes.flatMap(({ oldOid, oid }) => [oldOid, oid]))
    const blobs = await readBlobs(repository, oids.filter(oid => oid !== undefined))
    const textOf = (oid: string | undefined): string => decodeText(blobs.get(oid ?? '') ?? Buffer.alloc(0))
    const found: Found[] = []
    for (const commit of commits) found.push(...(await functionsIn(commit, options.language, textOf)))
    const tested = found.filter(({ tests }) => tests.length > 0)
    const judged = tested.length === 0 ? NONE : await judge(tested, options)
    return {
      ...judged,
      commits: window.length,
      changed: found.length,
      withoutTest: found.length - tested.length,
    }
  } finally {
    await repository.close()
  }
}

const NONE = { pairs: [], notAlone: 0, notFailing: 0 }

async function functionsIn(
  commit: Commit,
  language: Language,
  textOf: (oid: string | undefined) => string,
): Promise<readonly Found[]> {
  const isOf = ({ path, kind }: FileChange): boolean => kind === 'file' && languageOf(path) === language
  const tests = commit.changes.filter(change => isOf(change) && isTestPath(change.path)).map(({ oid }) => textOf(oid))
  const sources = commit.changes.filter(
    change => isOf(change) && isSourcePath(change.path) && change.oldOid !== undefined && change.oid !== undefined,
  )
  const found: Found[] = []
  for (const { path, oldOid, oid } of sources) {
    for (const change of await changedFunctions(path, textOf(oldOid), textOf(oid))) {
      const own = tests.flatMap(test => extractTests(test, change.name, language))
      found.push({ commit, path, ...change, tests: own })
    }
  }
  return found
}

async function judge(
  found: readonly Found[],
  { language, startRunner = () => createRunner({ language }) }: FunctionPairOptions,
): Promise<Pick<FunctionPairs, 'pairs' | 'notAlone' | 'notFailing'>> {
  const runner = await startRunner()
  try {
    const after = await executeAll(runner, found.map((each, at) => pairOf(at, each.after, each.tests)))
    const alone = found.flatMap((each, at) => {
      const tests = each.tests.filter((_, test) => after[at]?.outcomes[test] === 'pass')
      return tests.length === 0 ? [] : [{ ...each, tests }]
    })
    const before = await executeAll(runner, alone.map((each, at) => pairOf(at, each.before, each.tests)))
    const pairs = alone.flatMap((each, at) => {
      const labels = before[at]?.outcomes ?? []
      // A version that cannot run alone says nothing of the bug.
      return passesAll(labels) || labels.every(label => label.startsWith('ERROR') || /NameError|ReferenceError/.test(label))
        ? []
        : [resultOf(each, { language, labels, level: runner.level })]
    })
    return { pairs, notAlone: found.length - alone.length, notFailing: alone.length - pairs.length }
  } finally {
    await runner.close()
  }
}

function pairOf(
  at: number,
  code: string,
  tests: readonly string[],
): { readonly id: string; readonly code: string; readonly tests: string[] } {
  return { id: String(at), code, tests: [...tests] }
}

function resultOf(
  { commit, path, name, before, after, tests }: Found,
  run: Pick<FunctionPair, 'language' | 'labels' | 'level'>,
): FunctionPair {
  return {
    id: `${commit.hash.slice(0, 12)}/${name}`,
    query: cleanMessage(commit.subject, commit.body),
    functionName: name,
    path,
    commit: commit.hash,
    canonical: after,
    distractor: before,
    tests,
    ...run,
  }
}

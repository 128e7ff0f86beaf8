import { isSourcePath, isTestPath, languageOf, testsCalling } from '../../project-tests/index.ts'
import type { Runner } from '../../runner/index.ts'
import type { Language } from '../../schema/index.ts'
import { decodeText } from '../git/decode-bytes.ts'
import { readBlobs } from '../git/read-blobs.ts'
import { readChain, type ChainOptions } from '../git/read-chain.ts'
import type { Commit, FileChange } from '../git/read-log.ts'
import { openRepository } from '../git/repository.ts'
import { changedFunctions } from './changed-functions.ts'
import type { FunctionPair } from './function-pair.ts'
import { judgePairs, type FixedFunction } from './judge-pairs.ts'

/** Where function pairs are looked for. */
export interface FunctionPairOptions extends ChainOptions {
  readonly repository: string
  readonly language: Language
  /** Starts the runner; the isolated one of the language when absent. */
  readonly startRunner?: (() => Promise<Runner>) | undefined
}

/** The pairs of a history and how many functions were lost at each step. */
export interface FunctionPairs {
  readonly pairs: readonly FunctionPair[]
  readonly commits: number
  /** Functions that changed in a commit which also changes tests. */
  readonly changed: number
  /** No test of the commit calls the function by its name. */
  readonly withoutTest: number
  /** The tests that do need fixtures, which cannot be had outside the project. */
  readonly withFixtures: number
  /** No test passes on the fixed version, alone or in its module: it needs more of the project. */
  readonly notAlone: number
  /** The old version passes too. */
  readonly notFailing: number
}

/**
 * Finds functions before and after a fix and executes both, isolated: a pair is kept when every kept
 * test of the commit passes on the new version and one fails on the old. A function runs alone where
 * it can, else inside its module without the rest of the project.
 */
export async function findFunctionPairs(options: FunctionPairOptions): Promise<FunctionPairs> {
  const repository = await openRepository(options.repository)
  try {
    const { window } = await readChain(repository, options)
    const commits = window.filter(commit => commit.changes.some(({ path }) => isTestPath(path)))
    const oids = commits.flatMap(({ changes }) =>
      changes.flatMap(({ oldOid, oid }) => [oldOid, oid]),
    )
    const blobs = await readBlobs(
      repository,
      oids.filter(oid => oid !== undefined),
    )
    const textOf = (oid: string | undefined): string =>
      decodeText(blobs.get(oid ?? '') ?? Buffer.alloc(0))
    const found: Found[] = []
    for (const commit of commits)
      found.push(...(await functionsIn(commit, options.language, textOf)))
    const tested = found.filter(each => testsOf(each) > 0)
    const withFixtures = found.filter(each => testsOf(each) === 0 && each.withFixtures > 0).length
    return {
      ...(await judgePairs(tested, options)),
      commits: window.length,
      changed: found.length,
      withoutTest: found.length - tested.length - withFixtures,
      withFixtures,
    }
  } finally {
    await repository.close()
  }
}

interface Found extends FixedFunction {
  readonly withFixtures: number
}

function testsOf({ lineTests, wholeTests }: Found): number {
  return lineTests.length + wholeTests.length
}

async function functionsIn(
  commit: Commit,
  language: Language,
  textOf: (oid: string | undefined) => string,
): Promise<readonly Found[]> {
  const isOf = ({ path, kind }: FileChange): boolean =>
    kind === 'file' && languageOf(path) === language
  const tests = commit.changes
    .filter(change => isOf(change) && isTestPath(change.path))
    .map(({ oid }) => textOf(oid))
  const sources = commit.changes.filter(
    change =>
      isOf(change) &&
      isSourcePath(change.path) &&
      change.oldOid !== undefined &&
      change.oid !== undefined,
  )
  const found: Found[] = []
  for (const { path, oldOid, oid } of sources) {
    const module = textOf(oid)
    for (const change of await changedFunctions(path, textOf(oldOid), module)) {
      const calling = await testsCalling(tests, change.name, language)
      found.push({ commit, path, ...change, module, ...calling })
    }
  }
  return found
}

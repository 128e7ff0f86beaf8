import { describe, test } from 'vitest'
import { chunked, identifierSplit, lexicalArms } from '../src/retrievers/index.ts'
import { describeRetrieval } from '../src/suite/index.ts'
import { temporalSplit } from '../src/temporal/index.ts'

/*
 * Leak-free retrieval in a git history: VITEST_RETRIEVAL_REPO names the repository,
 * VITEST_RETRIEVAL_EPOCH the commit whose tree is searched (HEAD~400 when absent). Without a
 * repository nothing is measured, and the run says so.
 */
const repository = process.env['VITEST_RETRIEVAL_REPO']

if (repository === undefined) {
  describe('temporal', () => {
    // oxlint-disable-next-line vitest/no-disabled-tests -- the skip is what a reader is to see
    test.skip('set VITEST_RETRIEVAL_REPO to a git repository to measure one', () => {})
  })
} else {
  const epoch = process.env['VITEST_RETRIEVAL_EPOCH'] ?? 'HEAD~400'
  const dataset = await temporalSplit({ repository, epoch })
  for (const retriever of [...lexicalArms(), chunked(identifierSplit())]) {
    describeRetrieval({ dataset, retriever })
  }
}

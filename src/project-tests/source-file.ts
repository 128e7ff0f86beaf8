import { languageOf } from './languages.ts'

const TEST_FOLDER =
  /(^|\/)(tests?|__tests?__|specs?|__specs__|__mocks__|__snapshots__|testdata|testing|e2e)\//i
const TEST_NAME =
  /(^|\/)(test_[^/]*|[^/]*_tests?\.[^/]*|[^/]*[.-](test|spec|e2e|bench)\.[^/]*|conftest\.py|tests?\.[^/]*|[^/]*Tests?\.(java|kt|scala|cs))$/

/** Tells whether a path is a test or stands in a folder of tests. */
export function isTestPath(path: string): boolean {
  return TEST_FOLDER.test(path) || TEST_NAME.test(path)
}

/** Tells whether a path is code that is no test: what an instance's gold may be. */
export function isSourcePath(path: string): boolean {
  return languageOf(path) !== undefined && !isTestPath(path)
}

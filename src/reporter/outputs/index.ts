import { gatesJunit } from './gates-junit.ts'
import { reportHtml } from './html/report-html.ts'
import { leaderboardCsv } from './leaderboard-csv.ts'
import { leaderboardTex } from './leaderboard-tex.ts'
import type { Output } from './output.ts'
import { methodsMarkdown } from './methods-markdown.ts'
import { reportMarkdown } from './report-markdown.ts'
import { stryker } from './stryker.ts'
import { trecQrels } from './trec-qrels.ts'
import { trecRuns } from './trec-runs.ts'

/** Every kind of file that is written beside results.json, or can be made of it. */
export const OUTPUTS: readonly Output[] = [
  reportMarkdown,
  methodsMarkdown,
  reportHtml,
  gatesJunit,
  leaderboardCsv,
  leaderboardTex,
  trecRuns,
  trecQrels,
  stryker,
]

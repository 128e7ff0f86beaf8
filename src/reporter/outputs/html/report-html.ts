import { createHash } from 'node:crypto'
import { pageAssets } from '../../html-assets.ts'
import { whole } from '../../number-format.ts'
import type { Board, Report } from '../../report.ts'
import type { Output, OutputSources } from '../output.ts'
import { loadDraw, type Draw } from './charts/draw.ts'
import { boardData } from './data/board-data.ts'
import { datasetTexts } from './data/dataset-texts.ts'
import { html, rawHtml, type Html } from './html.ts'
import { browserSection } from './sections/browser.ts'
import { curvesSection } from './sections/curves.ts'
import { deceptionSection } from './sections/deception.ts'
import { densitySection } from './sections/density.ts'
import { experimentSection } from './sections/experiment.ts'
import { gapsSection } from './sections/gaps.ts'
import { leaderboardSection } from './sections/leaderboard.ts'
import { matrixSection } from './sections/matrix.ts'
import { methodsSection } from './sections/methods.ts'
import { rankOneSection } from './sections/rank-one.ts'
import { rerankersSection } from './sections/rerankers.ts'
import { runCounts } from './sections/run-counts.ts'
import { verdict } from './sections/verdict.ts'

/** `report.html`: everything in one file that works without a network. */
export const reportHtml: Output = {
  name: 'HTML report',
  format: 'html',
  render: async (report, sources) => [
    { path: 'report.html', text: await renderHtml(report, sources) },
  ],
}

/**
 * Returns the report as one HTML file: charts drawn, data and script inside, no address in it. Equal
 * reports and versions give equal bytes.
 */
export async function renderHtml(report: Report, sources: OutputSources): Promise<string> {
  const [draw, { script, styles }] = await Promise.all([loadDraw(), pageAssets()])
  const boards = []
  for (const board of report.boards) {
    const texts = await datasetTexts(board.leaderboard.dataset, sources.datasetFolders)
    boards.push(boardData(board, texts))
  }
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(script, styles)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${titleOf(report)}</title>
<style>${rawHtml(styles)}</style>
</head>
<body>
${header(report)}
<main>
${verdict(report)}
${experimentSection(report)}
${report.boards.map((board, at) => boardSection(board, `b${at}`, draw))}
${browserSection({ version: 1, boards })}
${methodsSection(report, sources.versions)}
</main>
<script>${rawHtml(script)}</script>
</body>
</html>
`
  return page.html
}

function boardSection(board: Board, key: string, draw: Draw): Html {
  const { dataset, seed, replicates } = board.leaderboard
  return html`<section class="board" id="${key}" aria-labelledby="${key}-title">
<h2 id="${key}-title">${dataset.id} <span class="pool">pool ${dataset.pool}</span></h2>
<p class="facts">${whole(dataset.queries)} queries · ${whole(dataset.corpus)} snippets · dataset
<code>${dataset.sha256.slice(0, 12)}</code> · seed ${seed} · ${whole(replicates)} replicates</p>
${runCounts(board)}
${leaderboardSection(board, key, draw)}
${rankOneSection(board, key, draw)}
<div class="pair">${curvesSection(board, key, draw)}${densitySection(board, key, draw)}</div>
${deceptionSection(board, key, draw)}
${gapsSection(board, key, draw)}
${matrixSection(board, key)}
${rerankersSection(board, key)}
</section>
`
}

function header(report: Report): Html {
  const links = report.boards.map(
    ({ leaderboard: { dataset } }, at) =>
      html`<a href="#b${at}">${report.boards.length === 1 ? 'Board' : `${dataset.id} · ${dataset.pool}`}</a>`,
  )
  return html`<header class="top">
<h1>Retrieval report</h1>
<nav aria-label="Sections">${links}<a href="#queries">Queries</a><a href="#methods">Methods</a></nav>
<button type="button" id="theme" class="theme" hidden>Theme: auto</button>
</header>
`
}

function titleOf({ boards }: Report): string {
  const names = [...new Set(boards.map(({ leaderboard }) => leaderboard.dataset.id))]
  return ['Retrieval report', ...names].join(' · ')
}

/** Only this script and this style sheet, by their hashes; nothing is loaded, sent or framed in. */
function policy(script: string, styles: string): string {
  const hash = (text: string): string =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return (
    `default-src 'none'; script-src ${hash(script)}; style-src ${hash(styles)}; ` +
    "base-uri 'none'; form-action 'none'"
  )
}

import { html, rawHtml, scriptJson, type Html } from '../html.ts'
import type { PageData } from '../data/page-data.ts'

/** The shell of the query browser; the page's script fills it from the data that follows it. */
export function browserSection(data: PageData): Html {
  return html`<section class="browser" id="queries" aria-labelledby="queries-title">
<h2 id="queries-title">Queries</h2>
<p class="note" id="no-browser">Browsing single queries needs JavaScript and a measured query.</p>
<div id="browser" hidden>
<form class="filters" id="filters" role="search" aria-label="Find queries"></form>
<p class="hints" id="hints"></p>
<div class="panes" id="panes">
<div class="list-pane">
<p class="count" id="count" role="status"></p>
<div class="list" id="list" role="listbox" tabindex="0" aria-label="Queries"></div>
</div>
<article class="detail" id="detail" tabindex="-1" aria-label="The chosen query"></article>
</div>
</div>
<p class="print-only">Single queries are in the HTML file.</p>
</section>
<script type="application/json" id="data">${rawHtml(scriptJson(data))}</script>
`
}

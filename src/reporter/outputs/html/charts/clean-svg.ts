/**
 * Makes the SVG text of ECharts fit for a page with a strict content policy, and equal for equal
 * charts: no style elements or attributes, no counters that go on from chart to chart, no
 * attributes that only its own script reads. Text keeps size and weight, the page gives the font.
 */
export function cleanSvg(svg: string, name: string): string {
  return svg
    .replace(/<style ?>[\s\S]*?<\/style>\n?/g, '')
    .replace(/<[^>]*>/g, tag => cleanTag(tag, name))
    .replace(/^<svg /, '<svg aria-hidden="true" focusable="false" ')
}

/** Only tags are touched: a retriever may be called "model 1.2345" or "zr0-c0". */
function cleanTag(tag: string, name: string): string {
  return tag
    .replace(/ class="zr\d+-[^"]*"/g, '')
    .replace(/ ecmeta_[a-z_]+="[^"]*"/g, '')
    .replace(/ (?:pointer-events|xmlns:xlink|baseProfile|version)="[^"]*"/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => presentation(style))
    .replace(/\bzr\d+-([a-z]+\d+)/g, `${name}-$1`)
    .replace(/(\d+\.\d{2})\d+/g, '$1')
}

/** The parts of a style attribute that SVG also has as attributes. */
function presentation(style: string): string {
  const size = /font(?:-size)?:\s*(?:[a-z0-9]+ )*?([\d.]+)px/.exec(style)?.[1]
  const weight = /font(?:-weight)?:\s*(?:[\d.]+px )?(bold|[5-9]00)\b/.exec(style)?.[1]
  return `${size === undefined ? '' : ` font-size="${size}"`}${
    weight === undefined ? '' : ` font-weight="${weight}"`
  }`
}

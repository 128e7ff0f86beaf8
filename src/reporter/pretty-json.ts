/**
 * Returns JSON with two spaces of indentation in which a list of plain values stays on one line:
 * per-query vectors then take a line each, and a diff shows what changed. Ends with a newline.
 */
export function prettyJson(value: unknown): string {
  return `${render(value, '')}\n`
}

function render(value: unknown, indent: string): string {
  if (Array.isArray(value)) return renderList(value, indent)
  if (typeof value === 'object' && value !== null) return renderObject(value, indent)
  return JSON.stringify(value) ?? 'null'
}

function renderList(list: readonly unknown[], indent: string): string {
  const isFlat = list.every(item => typeof item !== 'object' || item === null)
  if (isFlat) return `[${list.map(item => render(item, indent)).join(', ')}]`
  const inner = `${indent}  `
  return `[\n${list.map(item => inner + render(item, inner)).join(',\n')}\n${indent}]`
}

function renderObject(object: object, indent: string): string {
  const inner = `${indent}  `
  const entries = Object.entries(object).filter(([, item]) => item !== undefined)
  if (entries.length === 0) return '{}'
  const lines = entries.map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${render(item, inner)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}

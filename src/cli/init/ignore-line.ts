const IGNORES = /^\/?(\*\*\/)?\.vitest(\/\*{0,2})?$/

/** Returns a .gitignore that ignores `.vitest/`, undefined when it does so already. */
export function ignoreLine(text: string): string | undefined {
  if (text.split(/\r?\n/).some(line => IGNORES.test(line.trim()))) return undefined
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const gap = text === '' || text.endsWith('\n') ? '' : end
  return `${text}${gap}.vitest/${end}`
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Splits at the commas that no bracket or quote encloses. */
export function splitArguments(text: string): readonly string[] {
  const parts: string[] = []
  let start = 0
  scan(text, (at, depth) => {
    if (depth === 0 && text[at] === ',') {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  })
  return [...parts, text.slice(start).trim()]
}

/** Whether every bracket outside quotes closes. */
export function isBalanced(text: string): boolean {
  return scan(text, () => {}) === 0
}

/** Where the bracket at a position closes; −1 when it does not. Comments are passed over. */
export function closingBracket(text: string, open: number): number {
  const stack: string[] = []
  for (let at = open; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '/' && text[at + 1] === '/') at = endOf(text, '\n', at)
    else if (character === '/' && text[at + 1] === '*') at = endOf(text, '*/', at) + 1
    else if (isQuote(character)) {
      at = closingQuote(text, at)
      if (at < 0) return -1
    } else if (CLOSING[character] !== undefined) stack.push(CLOSING[character])
    else if (')]}'.includes(character)) {
      if (stack.pop() !== character) return -1
      if (stack.length === 0) return at
    }
  }
  return -1
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  return end < 0 ? text.length : end
}

function isQuote(character: string): boolean {
  return character === '"' || character === "'" || character === '`'
}

/** Visits what stands outside quotes; returns how many brackets stay open, −1 when one is wrong. */
function scan(text: string, visit: (at: number, depth: number) => void): number {
  const open: string[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (isQuote(character)) {
      const end = closingQuote(text, at)
      if (end < 0) return -1
      at = end
    } else if (CLOSING[character] !== undefined) open.push(CLOSING[character])
    else if (')]}'.includes(character) && open.pop() !== character) return -1
    else visit(at, open.length)
  }
  return open.length
}

function closingQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[from]) return at
  }
  return -1
}

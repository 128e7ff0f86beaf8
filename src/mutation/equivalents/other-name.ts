/** Names that say the same, both ways where both are plain words. */
const SYNONYMS: Readonly<Record<string, string>> = {
  a: 'first', b: 'second', c: 'third', arr: 'items', array: 'items', acc: 'total', ans: 'outcome',
  char: 'letter', ch: 'letter', count: 'tally', counter: 'tally', cur: 'current', current: 'cur',
  d: 'mapping', data: 'records', dict: 'mapping', elem: 'item', element: 'item', end: 'stop',
  final: 'outcome', found: 'hit', high: 'upper_end', i: 'index', idx: 'position', index: 'idx',
  item: 'entry', items: 'entries', j: 'other', k: 'key', key: 'label', l: 'entries', left: 'lower',
  length: 'size', lines: 'rows', list: 'entries', low: 'lower_end', lst: 'entries', m: 'rows',
  max_val: 'largest', n: 'size', name: 'label', num: 'number', number: 'num', nums: 'numbers',
  numbers: 'nums', out: 'collected', output: 'collected', p: 'point', pos: 'place', prev: 'last',
  q: 'queue', queue: 'pending', r: 'rest', res: 'outcome', result: 'outcome', results: 'outcomes',
  ret: 'outcome', right: 'upper', row: 'line', rows: 'lines', s: 'text', seen: 'visited',
  size: 'length', start: 'begin', stack: 'pending', step: 'stride', str: 'text', string: 'text',
  sum: 'total', t: 'stamp', temp: 'scratch', text: 'string', tmp: 'scratch', total: 'amount',
  tup: 'pair', v: 'entry', val: 'value', value: 'val', values: 'entries', word: 'token',
  words: 'tokens', x: 'value', xs: 'values', y: 'other', z: 'third',
}

/** Returns another name for a variable that none of the taken names is. */
export function otherName(name: string, taken: ReadonlySet<string>): string {
  const synonym = Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined
  const base = synonym ?? suffixed(name)
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}_${number}`
    if (!taken.has(candidate)) return candidate
  }
}

function suffixed(name: string): string {
  return /^[a-z]+[A-Z]/.test(name) ? `${name}Value` : `${name}_value`
}

import type { Literal } from './literal.ts'

/** Lists the values one small step away from a value, nearest first. */
export function literalVariants(literal: Literal): readonly Literal[] {
  switch (literal.kind) {
    case 'integer':
      return integers(literal.value)
    case 'float':
      return [-1, -0.5, 0.5, 1].map(step => ({ kind: 'float', value: literal.value + step }))
    case 'string':
      return strings(literal.value).map(value => ({ kind: 'string', value }))
    case 'pair':
      return [
        ...literalVariants(literal.value).map(value => Object.assign({}, literal, { value })),
        ...literalVariants(literal.key).map(key => Object.assign({}, literal, { key })),
      ]
    case 'items':
      return [...itemEdits(literal), ...reorderings(literal)]
    case 'text':
      return constants(literal.text)
  }
}

type Items = Extract<Literal, { kind: 'items' }>

const CONSTANTS = ['None', 'True', 'False']

function constants(text: string): readonly Literal[] {
  if (!CONSTANTS.includes(text)) return []
  return CONSTANTS.filter(other => other !== text).map(other => ({ kind: 'text', text: other }))
}

function integers(value: bigint): readonly Literal[] {
  const near = [
    value + 1n,
    value - 1n,
    0n,
    1n,
    2n,
    -1n,
    -value,
    value * 2n,
    value + 10n,
    value * 10n,
  ]
  return [...new Set(near)]
    .filter(other => other !== value)
    .map(other => ({ kind: 'integer', value: other }))
}

const FOREIGN = [' ', 'a', 'Z', '0', '9', '-', '.', 'é', '٣']

function strings(value: string): readonly string[] {
  const signs = Array.from(value)
  const positions = signs.map((_, at) => at)
  const replaced = (at: number, ...by: readonly string[]): string =>
    signs.toSpliced(at, 1, ...by).join('')
  const results = [
    ...positions.map(at => replaced(at)),
    ...positions.map(at => replaced(at, signs[at] ?? '', signs[at] ?? '')),
    ...positions
      .slice(1)
      .map(at => signs.toSpliced(at - 1, 2, signs[at] ?? '', signs[at - 1] ?? '').join('')),
    ...positions.map(at => replaced(at, swappedCase(signs[at] ?? ''))),
    ...positions.flatMap(at => digitsNear(signs[at] ?? '').map(digit => replaced(at, digit))),
    ...FOREIGN.flatMap(sign => [sign + value, value + sign]),
    ...positions.slice(0, 6).flatMap(at => FOREIGN.map(sign => replaced(at, sign))),
    '',
    value + value,
  ]
  return [...new Set(results)].filter(result => result !== value)
}

function swappedCase(sign: string): string {
  return sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()
}

function digitsNear(sign: string): readonly string[] {
  if (!/^\d$/.test(sign)) return []
  return ['0', '9', String((Number(sign) + 1) % 10), String((Number(sign) + 9) % 10)]
}

function itemEdits(literal: Items): readonly Literal[] {
  return literal.items.flatMap((item, at) =>
    literalVariants(item)
      .slice(0, 40)
      .map(variant => withItems(literal, literal.items.toSpliced(at, 1, variant))),
  )
}

function reorderings(literal: Items): readonly Literal[] {
  const { items } = literal
  if (typeof literal.shape === 'object') return []
  const positions = items.map((_, at) => at)
  const results = [
    ...positions.map(at => items.toSpliced(at, 1)),
    ...positions.flatMap(at => itemAt(items, at).map(item => items.toSpliced(at, 0, item))),
    ...positions
      .slice(1)
      .flatMap(at =>
        itemAt(items, at).map(item => items.toSpliced(at, 1).toSpliced(at - 1, 0, item)),
      ),
    ...positions.flatMap(at => itemAt(items, at).map(item => items.concat(item))),
    items.toReversed(),
    [],
  ]
  return results.map(result => withItems(literal, result))
}

function itemAt(items: readonly Literal[], at: number): readonly Literal[] {
  const item = items[at]
  return item === undefined ? [] : [item]
}

function withItems(literal: Items, items: readonly Literal[]): Literal {
  return { kind: 'items', shape: literal.shape, items }
}

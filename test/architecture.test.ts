import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ROOMS } from './rooms.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const src = join(root, 'src')

interface Import {
  readonly from: string
  readonly to: string
}

// `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`.
const IMPORT =
  /^\s*(?:import|export)\b[^'";]*\bfrom\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

const files = globSync('**/*.ts', { cwd: src }).map(file => file.split(sep).join('/'))
const sources = files.filter(file => !/\.test(-d)?\.ts$/.test(file))
const imports = sources.flatMap(importsOf)

function importsOf(file: string): readonly Import[] {
  return specifiersOf(file)
    .filter(specifier => specifier.startsWith('.'))
    .map(target => ({
      from: file,
      to: relative(src, join(src, dirname(file), target))
        .split(sep)
        .join('/'),
    }))
}

function roomOf(file: string): string | undefined {
  return file.includes('/') ? file.split('/')[0] : undefined
}

function specifiersOf(file: string): readonly string[] {
  const text = readFileSync(join(src, file), 'utf8')
  return [...text.matchAll(IMPORT)].map(match => match[1] ?? match[2] ?? match[3] ?? '')
}

describe('the rooms', () => {
  test('are the folders of src, each with a row in the table', () => {
    const folders = new Set(sources.map(roomOf).filter(room => room !== undefined))

    expect([...folders].filter(folder => !(folder in ROOMS))).toEqual([])
  })

  test('stand in ARCHITECTURE.md with the same layer and imports', () => {
    const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
      .split('\n')
      .map(line => line.split('|').map(cell => cell.trim()))
      .filter(cells => cells[2]?.startsWith('`') === true)
    const documented = rows.map(([, layer = '', name = '', , allowed = '']) => [
      name.replaceAll('`', ''),
      Number.parseInt(layer, 10),
      allowed,
    ])

    const table = Object.entries(ROOMS).map(([name, room]) => [
      name,
      room.layer,
      name === 'cli' ? 'all of layers 0–3, reporter' : room.imports.join(', ') || '–',
    ])

    expect(documented).toEqual(expect.arrayContaining(table))
  })

  test('import only lower rooms that their row lists', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [source, target] = [roomOf(from), roomOf(to)]
      if (source === undefined || target === undefined || source === target) return false
      const allowed = ROOMS[source]?.imports.includes(target) === true
      return !allowed || (ROOMS[target]?.layer ?? Infinity) > (ROOMS[source]?.layer ?? -1)
    })

    expect(wrong).toEqual([])
  })

  test('find their assets from files that lie in the room itself: the package has one file a room', () => {
    const wrong = sources.filter(
      file =>
        file.split('/').length > 2 &&
        /new URL\([^)]*import\.meta\.url/.test(readFileSync(join(src, file), 'utf8')),
    )

    expect(wrong).toEqual([])
  })

  test('are entered only through their index.ts', () => {
    const wrong = imports.filter(({ from, to }) => {
      const isForeign = roomOf(to) !== undefined && roomOf(to) !== roomOf(from)
      return isForeign && to !== `${roomOf(to)}/index.ts`
    })

    expect(wrong).toEqual([])
  })

  test('do not import their own index.ts or an entry point from inside', () => {
    const wrong = imports.filter(({ from, to }) => {
      const room = roomOf(from)
      const isOwnIndex = to === `${room}/index.ts` && from !== 'cli/main.ts'
      return room !== undefined && (isOwnIndex || roomOf(to) === undefined)
    })

    expect(wrong).toEqual([])
  })

  test('have no import cycle', () => {
    expect(findCycle(imports)).toBeUndefined()
  })
})

describe('findCycle', () => {
  test('finds a planted cycle', () => {
    const planted = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
    ]

    expect(findCycle(planted)).toEqual(['a', 'b', 'c', 'a'])
  })
})

describe('pure rooms', () => {
  const impure =
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bprocess\.|\bfetch\(|\bglobalThis\b/
  const allowed = new Set(['node:zlib', 'node:crypto', 'zod', 'diff'])
  const pureSources = sources.filter(file => ROOMS[roomOf(file) ?? '']?.isPure === true)

  test('touch no clock, environment, randomness or network', () => {
    const wrong = pureSources.filter(file =>
      impure.test(withoutComments(readFileSync(join(src, file), 'utf8'))),
    )

    expect(wrong).toEqual([])
  })

  test('import no package that reaches outside', () => {
    const wrong = pureSources.flatMap(file =>
      specifiersOf(file)
        .filter(name => !name.startsWith('.') && !allowed.has(name))
        .map(name => `${file}: ${name}`),
    )

    expect(wrong).toEqual([])
  })
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}

function findCycle(edges: readonly Import[]): readonly string[] | undefined {
  const next = Map.groupBy(edges, edge => edge.from)
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const { to } of next.get(file) ?? []) {
      const cycle = visit(to, [...path, file])
      if (cycle !== undefined) return cycle
    }
    done.add(file)
    return undefined
  }
  return [...next.keys()].map(file => visit(file, [])).find(cycle => cycle !== undefined)
}

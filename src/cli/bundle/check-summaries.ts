import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { finding, type BundleCheck, type Mismatch } from '../../analysis/index.ts'
import { storedMetrics } from '../../formats/index.ts'
import { readArrays } from '../score/read-vectors.ts'
import type { Bundle } from './read-bundle.ts'

/**
 * Looks into the files whose schema is not documented: the whole leaderboard is compared with the
 * models' own files, shapes of the embeddings with the archives; the rest is named.
 */
export async function checkSummaries(bundle: Bundle): Promise<readonly BundleCheck[]> {
  const others = [...bundle.otherResults.keys()].filter(name => !isLeaderboard(name))
  return [
    fullLeaderboard(bundle),
    await embeddingSummary(bundle),
    await named(bundle, 'dataset_validation.json'),
    ...others.map(name =>
      finding(`results/${name}`, 'unknown', 'its schema is not documented; it is not compared'),
    ),
  ]
}

function isLeaderboard(name: string): boolean {
  return /leaderboard/i.test(name)
}

function fullLeaderboard({ otherResults, systems }: Bundle): BundleCheck {
  const name = 'full leaderboard'
  const [file, text] = [...otherResults].find(([each]) => isLeaderboard(each)) ?? []
  if (file === undefined || text === undefined)
    return finding(name, 'absent', 'there is no such file')
  const rows = objectsOf(JSON.parse(text))
  const mismatches: Mismatch[] = []
  let compared = 0
  for (const system of systems) {
    const row = rows.find(each => Object.values(each).includes(system.model))
    const nested =
      row ?? objectsOf(JSON.parse(text)).find(each => system.model in each)?.[system.model]
    const numbers = numbersOf(nested)
    for (const [metric, stored] of storedMetrics(system)) {
      const computed = numbers.get(metric)
      if (computed === undefined) continue
      compared += 1
      if (Math.abs(computed - stored) > 5.001e-5) {
        mismatches.push({
          where: `${file}: ${system.model} ${metric}`,
          stored: computed,
          computed: stored,
        })
      }
    }
  }
  if (compared === 0) return finding(name, 'unknown', `${file} names no model with known metrics`)
  return {
    name,
    status: mismatches.length === 0 ? 'agrees' : 'differs',
    detail: `${compared} metrics compared with the models' own files`,
    compared,
    tolerance: 5.001e-5,
    mismatches,
  }
}

async function embeddingSummary({ directory, archives }: Bundle): Promise<BundleCheck> {
  const name = 'embedding summary'
  const text = await readFile(join(directory, 'tests', 'embedding_summary.json'), 'utf8').catch(
    () => undefined,
  )
  if (text === undefined) return finding(name, 'absent', 'there is no such file')
  const summary = JSON.stringify(JSON.parse(text))
  const mismatches: Mismatch[] = []
  for (const archive of archives) {
    for (const [key, { shape }] of await readArrays(archive)) {
      // Any writing of the shape will do: [939, 3072] as a list is what numpy's shape becomes.
      if (shape.length !== 2 || summary.includes(JSON.stringify(shape))) continue
      mismatches.push({
        where: `${basename(archive)} ${key}`,
        stored: 'not listed',
        computed: shape.join(' × '),
      })
    }
  }
  return {
    name,
    status: mismatches.length === 0 ? 'agrees' : 'differs',
    detail: `shapes of ${archives.length} archives looked up`,
    compared: archives.length,
    tolerance: null,
    mismatches,
  }
}

async function named({ directory }: Bundle, file: string): Promise<BundleCheck> {
  const isThere = await readFile(join(directory, 'tests', file)).then(
    () => true,
    () => false,
  )
  return isThere
    ? finding(
        `tests/${file}`,
        'unknown',
        'its schema is not documented; run "dataset validate" for the gates',
      )
    : finding(`tests/${file}`, 'absent', 'there is no such file')
}

type Fields = Readonly<Record<string, unknown>>

/** Every object inside a JSON value. */
function objectsOf(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf)
  if (!isFields(value)) return []
  return [value, ...Object.values(value).flatMap(objectsOf)]
}

/** The numbers of an object and of the objects in it, nested names joined by `@`. */
function numbersOf(value: unknown): ReadonlyMap<string, number> {
  if (!isFields(value)) return new Map()
  return new Map(
    Object.entries(value).flatMap(([key, inner]): readonly (readonly [string, number])[] => {
      if (typeof inner === 'number') return [[key, inner]]
      return [...numbersOf(inner)].map(([name, number]) =>
        /^\d+$/.test(name) ? [`${key}@${name}`, number] : [name, number],
      )
    }),
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// Writes the JavaScript of dist: one file a room, so that a test worker loads some twenty files
// instead of hundreds. Rooms keep their folders, since they find their assets beside themselves.
// The parts of zod that are used become one file too: its own 95 take three times as long to load.
import { copyFileSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { z } from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'src')

const rooms = globSync('*/index.ts', { cwd: source })
  .map(posix)
  .filter(file => file !== 'cli/index.ts')
// Files that are started or imported by their path.
const workers = ['embedders/onnx-worker.ts', 'embedders/transformers-worker.ts']
const started = ['index.ts', 'setup.ts', 'cli/main.ts', ...workers]

await Promise.all([...[...rooms, ...started].map(bundleOf), bundleZod()])

async function bundleOf(entry) {
  const bundle = await rolldown({
    input: join(source, entry),
    platform: 'node',
    plugins: [{ name: 'other-rooms', resolveId: (id, importer) => external(entry, id, importer) }],
  })
  await bundle.write({
    file: join(root, 'dist', entry.replace(/\.ts$/, '.js')),
    format: 'es',
    codeSplitting: false,
    comments: true,
  })
  await bundle.close()
}

async function bundleZod() {
  const bundle = await rolldown({
    input: 'zod-parts',
    platform: 'node',
    plugins: [
      { name: 'zod-parts', resolveId, load: id => (id === 'zod-parts' ? zodParts() : undefined) },
    ],
  })
  await bundle.write({
    file: join(root, 'dist/zod.js'),
    format: 'es',
    codeSplitting: false,
    comments: false,
  })
  await bundle.close()
  copyFileSync(
    fileURLToPath(import.meta.resolve('zod/package.json')).replace('package.json', 'LICENSE'),
    join(root, 'dist/ZOD-LICENSE'),
  )

  function resolveId(id) {
    return id === 'zod-parts' ? id : undefined
  }
}

/** A module with an object `z` that has the members that our sources use, and nothing else of zod. */
function zodParts() {
  const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', '**/*.test-d.ts'] })
  const texts = files.map(file => readFileSync(join(source, file), 'utf8'))
  const used = new Set(
    texts.flatMap(text => [...text.matchAll(/\bz\s*\.(\w+)/g)].map(([, name]) => name)),
  )
  const members = [...used].filter(name => name in z).sort()
  return `
import * as zod from ${JSON.stringify(fileURLToPath(import.meta.resolve('zod')))}
import en from ${JSON.stringify(fileURLToPath(import.meta.resolve('zod/v4/locales/en.js')))}
zod.config(en())
export const z = { ${members.map(name => `${name}: zod.${name}`).join(', ')} }
`
}

/** Packages and other rooms stay imports; zod's parts lie beside the rooms; undefined means that the file belongs to the bundle. */
function external(entry, id, importer) {
  if (importer === undefined) return undefined
  if (id === 'zod') return { id: entry.includes('/') ? '../zod.js' : './zod.js', external: true }
  if (!id.startsWith('.')) return { id, external: true }
  const file = posix(relative(source, join(dirname(importer), id)))
  if (roomOf(file) === roomOf(entry) && roomOf(entry) !== '') return undefined
  const path = posix(relative(dirname(entry), file)).replace(/\.ts$/, '.js')
  return { id: path.startsWith('.') ? path : `./${path}`, external: true }
}

function roomOf(file) {
  return file.includes('/') ? file.split('/')[0] : ''
}

function posix(file) {
  return file.split(sep).join('/')
}

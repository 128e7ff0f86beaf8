// Writes the JavaScript of dist: one file a room, so that a test worker loads some twenty files
// instead of hundreds. Rooms keep their folders, since they find their assets beside themselves.
import { globSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'src')

const rooms = globSync('*/index.ts', { cwd: source }).map(posix).filter(file => file !== 'cli/index.ts')
// Files that are started or imported by their path.
const workers = ['embedders/onnx-worker.ts', 'embedders/transformers-worker.ts']
const started = ['index.ts', 'setup.ts', 'cli/main.ts', ...workers]

await Promise.all([...rooms, ...started].map(bundleOf))

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

/** Packages and other rooms stay imports; undefined means that the file belongs to the bundle. */
function external(entry, id, importer) {
  if (importer === undefined) return undefined
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

// Copies into dist what the compiler does not: grammars and the Python side of the runner.
import { cpSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)

const GRAMMARS = [
  'tree-sitter-python/tree-sitter-python.wasm',
  'tree-sitter-javascript/tree-sitter-javascript.wasm',
  'tree-sitter-typescript/tree-sitter-typescript.wasm',
  'tree-sitter-typescript/tree-sitter-tsx.wasm',
  'tree-sitter-go/tree-sitter-go.wasm',
  'tree-sitter-java/tree-sitter-java.wasm',
  'tree-sitter-rust/tree-sitter-rust.wasm',
]

const grammarFolder = join(root, 'dist/syntax/grammars')
mkdirSync(grammarFolder, { recursive: true })
for (const grammar of GRAMMARS) {
  const [name = ''] = grammar.split('/')
  const source = join(dirname(require.resolve(`${name}/package.json`)), basename(grammar))
  if (!existsSync(source)) throw new Error(`${name} must ship ${basename(grammar)}, but does not.`)
  cpSync(source, join(grammarFolder, basename(grammar)))
}

for (const file of globSync('src/**/*.{py,cjs,mjs}', { cwd: root })) {
  const target = join(root, file.replace(/^src/, 'dist'))
  mkdirSync(dirname(target), { recursive: true })
  cpSync(join(root, file), target)
}

// Installs every example from a packed tarball, as a user would, and runs its script "check" (or
// "test"). Usage: node test/package/examples.mjs <tarball> [name...]
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [tarball, ...names] = process.argv.slice(2)
if (tarball === undefined)
  throw new Error('Usage: node test/package/examples.mjs <tarball> [name...]')

// The repository's Node: Vitest 5 does not run on an older one that may be installed.
const PATH = [join(root, 'node_modules/node/bin'), process.env.PATH].join(delimiter)
const env = {
  ...process.env,
  PATH,
  CI: undefined,
  GITHUB_ACTIONS: undefined,
  GITHUB_STEP_SUMMARY: undefined,
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' })
  return status === 0
}

function check(name) {
  const folder = mkdtempSync(join(tmpdir(), `example-${name}-`))
  try {
    cpSync(join(root, 'examples', name), folder, {
      recursive: true,
      filter: source => !/node_modules|\.vitest$/.test(source),
    })
    const file = join(folder, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    manifest.devDependencies['vitest-retrieval'] = `file:${resolve(tarball)}`
    writeFileSync(file, JSON.stringify(manifest, null, 2))
    const script = 'check' in manifest.scripts ? 'check' : 'test'
    const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
    return run('npm', install, folder) && run('npm', ['run', script], folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const all = readdirSync(join(root, 'examples'))
const failed = []
for (const name of names.length > 0 ? names : all) {
  console.log(`::: example ${name}`)
  if (!check(name)) failed.push(name)
}
console.log(failed.length === 0 ? 'every example passed' : `FAILED: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Change } from './apply-changes.ts'
import { benchFiles } from './bench-files.ts'
import type { DetectedProject } from './detect-project.ts'
import { editConfig, PLUGIN_CALL, PLUGIN_IMPORT } from './edit-config.ts'
import { ignoreLine } from './ignore-line.ts'
import { workflowText } from './workflow.ts'

/** What is wanted besides what was detected. */
export interface InitWishes {
  readonly shards: number
  readonly hasWorkflow: boolean
}

/** Returns what has to be done to each file; writes nothing. */
export async function planChanges(
  project: DetectedProject,
  wishes: InitWishes,
): Promise<readonly Change[]> {
  return [
    await configChange(project),
    ...(await benchChanges(project, wishes)),
    ...(await workflowChange(project, wishes)),
    await ignoreChange(project),
  ]
}

const NEW_CONFIG = `import { defineConfig } from 'vitest/config'
${PLUGIN_IMPORT}

export default defineConfig({
  plugins: [${PLUGIN_CALL}],
})
`

async function configChange({ folder, ...project }: DetectedProject): Promise<Change> {
  if (project.config === undefined) {
    const extension = project.isTypeScript ? (project.isModule ? 'ts' : 'mts') : 'mjs'
    const name = `vitest.config.${extension}`
    return { kind: 'created', path: join(folder, name), shown: name, text: NEW_CONFIG }
  }
  const path = join(folder, project.config)
  const file = { path, shown: project.config }
  const edit = editConfig(await readFile(path, 'utf8'))
  if (edit.kind === 'kept') return { ...file, kind: 'kept', why: 'names vitest-retrieval already' }
  if (edit.kind === 'changed') {
    return { ...file, kind: 'changed', text: edit.text, why: 'retrieval() is in its plugins' }
  }
  const why = `${edit.reason}. Add ${PLUGIN_IMPORT} and put ${PLUGIN_CALL} into its plugins`
  return { ...file, kind: 'refused', why }
}

/** A folder that measures already, however it is split, gets no second bench file. */
async function benchChanges(
  { folder, isTypeScript }: DetectedProject,
  { shards }: InitWishes,
): Promise<readonly Change[]> {
  const names = await readdir(join(folder, 'retrieval')).catch(() => [])
  const bench = names.find(name => /\.bench\.[cm]?[jt]sx?$/.test(name))
  if (bench !== undefined) {
    const shown = `retrieval/${bench}`
    const why = 'the folder has a bench file; remove it to have it made anew'
    return [{ kind: 'kept', path: join(folder, shown), shown, why }]
  }
  return benchFiles(isTypeScript ? 'ts' : 'js', shards).map(({ path, text }) => {
    const file = { path: join(folder, path), shown: path }
    return names.some(name => path === `retrieval/${name}`)
      ? { ...file, kind: 'kept' }
      : { ...file, kind: 'created', text }
  })
}

async function workflowChange(
  project: DetectedProject,
  { shards, hasWorkflow }: InitWishes,
): Promise<readonly Change[]> {
  if (!hasWorkflow) return []
  const { repository, folder, otherCi, path: below, manager } = project
  const slug = below === '' ? 'retrieval' : `retrieval-${below.replaceAll('/', '-')}`
  const path = join(repository, `.github/workflows/${slug}.yml`)
  const file = { path, shown: relative(folder, path) }
  if (otherCi !== undefined) {
    const why = `${otherCi} is there and no .github: let it run "${manager.exec} vitest bench --run"`
    return [{ ...file, shown: otherCi, kind: 'kept', why }]
  }
  const existing = await readFile(path, 'utf8').catch(() => undefined)
  if (existing !== undefined) return [{ ...file, kind: 'kept' }]
  return [{ ...file, kind: 'created', text: workflowText(project, shards) }]
}

async function ignoreChange({ repository, folder }: DetectedProject): Promise<Change> {
  const path = join(repository, '.gitignore')
  const file = { path, shown: relative(folder, path) }
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const edited = ignoreLine(text ?? '')
  if (edited === undefined) return { ...file, kind: 'kept', why: 'ignores .vitest/ already' }
  const kind = text === undefined ? 'created' : 'changed'
  return { ...file, kind, text: edited, why: 'ignores .vitest/' }
}

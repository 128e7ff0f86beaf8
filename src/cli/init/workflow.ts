import type { DetectedProject } from './detect-project.ts'

/** Returns a GitHub workflow that runs the benchmark and its gate, in parallel shards where asked. */
export function workflowText(project: DetectedProject, shards: number): string {
  const head = [
    'name: retrieval',
    'on:',
    '  push:',
    '    branches: [main, master]',
    '  pull_request:',
    'permissions:',
    '  contents: read',
    ...(project.path === ''
      ? []
      : ['defaults:', '  run:', `    working-directory: ${project.path}`]),
    'jobs:',
  ]
  const jobs =
    shards === 1 ? benchJob(project) : [...shardJob(project, shards), ...mergeJob(project)]
  return [...head, ...jobs, ''].join('\n')
}

function setup({ manager }: DetectedProject): readonly string[] {
  const corepack = ['pnpm', 'yarn'].includes(manager.name) ? ['      - run: corepack enable'] : []
  const bun = manager.name === 'bun' ? ['      - uses: oven-sh/setup-bun@v2'] : []
  return [
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - uses: actions/checkout@v4',
    '      - uses: actions/setup-node@v4',
    '        with:',
    '          node-version: 24',
    ...corepack,
    ...bun,
    `      - run: ${manager.install}`,
  ]
}

function benchJob(project: DetectedProject): readonly string[] {
  return [
    '  bench:',
    ...setup(project),
    `      - run: ${project.manager.exec} vitest bench --run`,
    ...upload('retrieval', fileIn(project, '.vitest/retrieval')),
  ]
}

function shardJob(project: DetectedProject, shards: number): readonly string[] {
  const numbers = Array.from({ length: shards }, (_, at) => at + 1).join(', ')
  return [
    '  shard:',
    '    strategy:',
    '      fail-fast: false',
    '      matrix:',
    `        shard: [${numbers}]`,
    ...setup(project),
    `      - run: ${project.manager.exec} vitest bench --run --reporter=default --reporter=blob --shard=\${{ matrix.shard }}/${shards}`,
    ...upload('blob-${{ matrix.shard }}', fileIn(project, '.vitest/blob')),
  ]
}

function mergeJob(project: DetectedProject): readonly string[] {
  return [
    '  merge:',
    '    needs: shard',
    '    if: ${{ !cancelled() }}',
    ...setup(project),
    '      - uses: actions/download-artifact@v4',
    '        with:',
    '          pattern: blob-*',
    '          merge-multiple: true',
    `          path: ${fileIn(project, '.vitest/blob')}`,
    `      - run: ${project.manager.exec} vitest bench --merge-reports`,
    ...upload('retrieval', fileIn(project, '.vitest/retrieval')),
  ]
}

/** Hidden folders are left out of artifacts unless asked for. */
function upload(name: string, path: string): readonly string[] {
  return [
    '      - uses: actions/upload-artifact@v4',
    '        if: ${{ !cancelled() }}',
    '        with:',
    `          name: ${name}`,
    `          path: ${path}`,
    '          include-hidden-files: true',
  ]
}

function fileIn({ path }: DetectedProject, file: string): string {
  return path === '' ? file : `${path}/${file}`
}

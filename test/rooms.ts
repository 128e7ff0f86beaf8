/** The table of ARCHITECTURE.md as data: each room with its layer and the rooms it may import. */
export interface Room {
  readonly layer: number
  readonly isPure: boolean
  readonly imports: readonly string[]
}

const pure = (layer: number, ...imports: readonly string[]): Room => ({
  layer,
  isPure: true,
  imports,
})
const room = (layer: number, ...imports: readonly string[]): Room => ({
  layer,
  isPure: false,
  imports,
})

// Layers 0 to 3, which commands may use.
const LIBRARY =
  'schema stats formats metrics mutation runner syntax similarity embedders retrievers project-tests dataset authoring temporal analysis evaluation generation'.split(
    ' ',
  )

/** Every room of `src/`. A new one needs a row here, in ARCHITECTURE.md and a decision note. */
export const ROOMS: Readonly<Record<string, Room>> = {
  schema: pure(0),
  stats: pure(0),
  formats: pure(0, 'schema'),
  metrics: pure(1, 'schema'),
  mutation: pure(1, 'schema'),
  runner: room(1, 'schema'),
  syntax: room(1, 'schema'),
  similarity: room(1, 'schema'),
  embedders: room(1, 'schema', 'formats'),
  retrievers: room(2, 'schema', 'similarity', 'embedders', 'syntax', 'formats'),
  dataset: room(2, 'schema', 'formats'),
  'project-tests': room(2, 'schema', 'syntax'),
  authoring: room(
    3,
    'schema',
    'project-tests',
    'stats',
    'formats',
    'mutation',
    'runner',
    'syntax',
    'dataset',
  ),
  temporal: room(3, 'schema', 'stats', 'formats', 'syntax', 'project-tests', 'runner'),
  analysis: pure(2, 'schema', 'stats', 'metrics', 'mutation'),
  evaluation: room(3, 'schema', 'runner', 'retrievers'),
  generation: room(
    3,
    'schema',
    'mutation',
    'runner',
    'embedders',
    'dataset',
    'syntax',
    'formats',
    'authoring',
  ),
  suite: room(4, 'schema', 'evaluation', 'retrievers'),
  matchers: room(4, 'schema', 'metrics', 'evaluation', 'analysis'),
  arbitraries: room(4, 'schema', 'mutation', 'dataset'),
  reporter: room(4, 'schema', 'formats', 'dataset', 'analysis'),
  plugin: room(5, 'schema', 'reporter'),
  cli: room(5, ...LIBRARY, 'reporter'),
}

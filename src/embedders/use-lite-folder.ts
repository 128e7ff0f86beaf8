import { fileURLToPath } from 'node:url'

/** The folder of the bundled model in dist; it lies at the same distance from src and from dist. */
export const USE_LITE_FOLDER = fileURLToPath(
  new URL('../../dist/models/use-lite/', import.meta.url),
)

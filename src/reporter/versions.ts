import { readFileSync } from 'node:fs'
import { z } from 'zod'

const PackageJson = z.object({ version: z.string() })

/** What a results.json says of the tools that made it. */
export const StoredEnvironment = z.object({
  node: z.string(),
  vitest: z.string(),
  platform: z.string(),
})

/** Says what rendered a report and what measured it: `vitest-retrieval 0.1.0`, `Node v24.1.0`, … */
export function versionsOf(environment: z.infer<typeof StoredEnvironment>): readonly string[] {
  const { vitest, node, platform } = environment
  return [
    `rendered by vitest-retrieval ${packageVersion()}`,
    `measured with Vitest ${vitest}, Node ${node}, ${platform}`,
  ]
}

// The same depth below the package from src/reporter and from dist/reporter.
function packageVersion(): string {
  const file = new URL('../../package.json', import.meta.url)
  return PackageJson.parse(JSON.parse(readFileSync(file, 'utf8'))).version
}

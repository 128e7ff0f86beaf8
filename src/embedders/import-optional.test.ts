import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { importOptional } from './import-optional.ts'

const run = promisify(execFile)
const room = fileURLToPath(new URL('./index.ts', import.meta.url))

/** What a process without the package prints when `code`, which sees the room as `room`, runs. */
async function withoutPackage(name: string, code: string): Promise<string> {
  const hook = `import { registerHooks } from 'node:module'
registerHooks({ resolve(specifier, context, next) {
  if (specifier === '${name}' || specifier.startsWith('${name}/')) {
    throw Object.assign(new Error("Cannot find package '${name}' imported from here"), { code: 'ERR_MODULE_NOT_FOUND' })
  }
  return next(specifier, context)
} })`
  const body = `const room = await import(${JSON.stringify(room)})
const recipe = { id: 'm', version: '1', dims: 2, maxTokens: 8, queryTemplate: '{text}', documentTemplate: '{text}', pooling: 'mean', isNormalized: false, dtype: 'float32', similarity: 'cosine', batchSize: 1 }
try { ${code}; console.log('no error') } catch (error) { console.log(error.name + ': ' + error.message) }`
  const url = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`
  const args = ['--no-warnings', '--import', url(hook), '--input-type=module', '--eval', body]
  return (await run(process.execPath, args)).stdout
}

describe('importOptional', () => {
  test.for([
    ['onnxruntime-node', "await room.useLiteEmbedder().embed(['a'], 'query')"],
    [
      '@huggingface/transformers',
      "await room.transformersEmbedder({ recipe }).embed(['a'], 'query')",
    ],
    [
      'openai',
      "await room.openAiEmbedder({ recipe, baseURL: 'http://127.0.0.1:1' }).embed(['a'], 'query')",
    ],
    ['gpt-tokenizer', 'await room.openAiTokens()'],
  ] as const)(
    'names %s and its install command where it is not installed',
    async ([name, code]) => {
      const printed = await withoutPackage(name, code)

      expect(printed).toContain('MissingPackageError: ')
      expect(printed).toContain(
        `needs the package "${name}", which is not installed. Run "npm install --save-dev ${name}".`,
      )
    },
  )

  test('does not call a package missing that lacks one of its own, or is broken', async () => {
    const lacking = Object.assign(
      new Error("Cannot find package 'other' imported from /x/pg/index.js"),
      {
        code: 'ERR_MODULE_NOT_FOUND',
      },
    )

    for (const cause of [lacking, new Error('no binary for this platform')]) {
      await expect(importOptional('pg', 'A test', () => Promise.reject(cause))).rejects.toThrow(
        `A test needs the package "pg" to load, but it did not: ${cause.message}`,
      )
    }
  })
})

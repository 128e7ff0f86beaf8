import { describe, expect, test } from 'vitest'
import { editConfig, PLUGIN_CALL, PLUGIN_IMPORT } from './edit-config.ts'

const IMPORTS =
  "import { defineConfig } from 'vitest/config'\nimport react from '@vitejs/plugin-react'\n"

function edited(source: string): string {
  const edit = editConfig(source)
  if (edit.kind !== 'changed')
    throw new Error(`expected a change, but it is ${JSON.stringify(edit)}`)
  return edit.text
}

describe('editConfig', () => {
  test('puts the plugin before the others and its import behind the last one', () => {
    expect(
      edited(`${IMPORTS}\nexport default defineConfig({\n  plugins: [react()],\n  test: {},\n})\n`),
    ).toBe(
      `${IMPORTS}${PLUGIN_IMPORT}\n\nexport default defineConfig({\n  plugins: [${PLUGIN_CALL}, react()],\n  test: {},\n})\n`,
    )
  })

  test('keeps the style of semicolons, quotes and lines', () => {
    const source =
      'import { defineConfig } from "vite";\n\nexport default defineConfig({\n    plugins: [\n        react(),\n    ],\n});\n'

    expect(edited(source)).toBe(
      `import { defineConfig } from "vite";\n${PLUGIN_IMPORT.replaceAll("'", '"')};\n\n` +
        `export default defineConfig({\n    plugins: [\n        ${PLUGIN_CALL},\n        react(),\n    ],\n});\n`,
    )
  })

  test.for([
    [
      'export default {}\n',
      `${PLUGIN_IMPORT}\n\nexport default {\n  plugins: [${PLUGIN_CALL}],\n}\n`,
    ],
    [
      'export default { test: { globals: true } }\n',
      `${PLUGIN_IMPORT}\n\nexport default {\n  plugins: [${PLUGIN_CALL}],\n  test: { globals: true } }\n`,
    ],
    [
      'export default defineConfig({\n    test: {},\n})\n',
      `${PLUGIN_IMPORT}\n\nexport default defineConfig({\n    plugins: [${PLUGIN_CALL}],\n    test: {},\n})\n`,
    ],
    [
      'export default defineConfig({\n  plugins: [],\n})\n',
      `${PLUGIN_IMPORT}\n\nexport default defineConfig({\n  plugins: [${PLUGIN_CALL}],\n})\n`,
    ],
    [
      'export default defineConfig(({ mode }) => ({\n  plugins: [a(mode)],\n}))\n',
      `${PLUGIN_IMPORT}\n\nexport default defineConfig(({ mode }) => ({\n  plugins: [${PLUGIN_CALL}, a(mode)],\n}))\n`,
    ],
  ] as const)('changes %j', ([source, expected]) => {
    expect(edited(source)).toBe(expected)
  })

  test('is not misled by plugins of other parts, comments or strings', () => {
    const source = `export default defineConfig({
  // plugins: [old()],
  name: 'plugins: [x]',
  css: { postcss: { plugins: [nesting()] } },
  build: { rollupOptions: { plugins: [visualizer()] } },
})
`

    expect(edited(source)).toBe(
      `${PLUGIN_IMPORT}\n\n${source.replace('({\n', `({\n  plugins: [${PLUGIN_CALL}],\n`)}`,
    )
  })

  test.for([
    ['a merged configuration', `export default mergeConfig(base, defineConfig({}))`],
    ['one that returns', `export default defineConfig(() => {\n  return { plugins: [] }\n})`],
    ['CommonJS', `module.exports = { plugins: [] }`],
    ['a list from elsewhere', `export default defineConfig({ plugins: common })`],
    ['several projects', `export default defineConfig({ test: { projects: ['packages/*'] } })`],
  ] as const)('leaves %s alone', ([, source]) => {
    expect(editConfig(source)).toMatchObject({ kind: 'refused' })
  })

  test('keeps a configuration that has the plugin', () => {
    const source = edited('export default defineConfig({})\n')

    expect(editConfig(source)).toEqual({ kind: 'kept' })
  })
})

// Writes dist/reporter/page: the script and styles of the HTML report, and the parts of ECharts that
// draw its charts, so that users need no chart library of their own.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const html = fileURLToPath(new URL('../src/reporter/outputs/html/', import.meta.url))
const target = fileURLToPath(new URL('../dist/reporter/page/', import.meta.url))
const { bundlePage } = await import(join(html, 'bundle-page.ts'))

mkdirSync(target, { recursive: true })
const { script, styles } = await bundlePage()
writeFileSync(join(target, 'page.js'), script)
writeFileSync(join(target, 'page.css'), styles)

const bundle = await rolldown({ input: join(html, 'charts/echarts.ts'), platform: 'node' })
await bundle.write({ file: join(target, 'echarts.js'), format: 'es', minify: true })
await bundle.close()
const require = createRequire(import.meta.url)
const echarts = dirname(require.resolve('echarts/package.json'))
for (const file of ['LICENSE', 'NOTICE'])
  copyFileSync(join(echarts, file), join(target, `ECHARTS-${file}`))
const zrender = dirname(require.resolve('zrender/package.json'))
copyFileSync(join(zrender, 'LICENSE'), join(target, 'ZRENDER-LICENSE'))

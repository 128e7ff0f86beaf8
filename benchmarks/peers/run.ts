/*
 * Every comparison with a peer, both sides in one run on the same data: npm run bench:peers.
 * With --check at small sizes: values must agree and nothing is said of time (CI). A peer that is not
 * installed is a visible skip. Exit code 1 when values differ or a script fails, never for a time.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { RESULT_MARK, type PeerResult } from './peer-result.ts'

/** One script with its arguments at full and at small size. */
interface Part {
  readonly script: string
  readonly full: readonly string[]
  readonly check: readonly string[]
}

const TINY = ['--queries', '40', '--rows', '300', '--dims', '64', '--rounds', '1']
const PARTS: readonly Part[] = [
  { script: '../similarity/top-k.ts', full: [], check: TINY },
  { script: '../stats/bootstrap.ts', full: [], check: ['--small', '--rounds', '1'] },
  { script: '../trec/score.ts', full: [], check: ['--small'] },
  { script: 'systems.ts', full: [], check: ['--small'] },
  { script: '../similarity/streamed.ts', full: [], check: ['30000'] },
]

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const results: PeerResult[] = []
const failed: string[] = []
for (const part of PARTS) await runPart(part)
report()

async function runPart({ script, full, check }: Part): Promise<void> {
  console.log(`\n== ${script.replace('../', '')}`)
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [file, ...(values.check ? check : full)], {
    env: { ...process.env, PEERS_RUN: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(RESULT_MARK)) results.push(JSON.parse(line.slice(RESULT_MARK.length)))
    else console.log(line)
  }
  const code = await ended
  if (code !== 0) failed.push(`${script} exited with ${code}`)
}

function report(): void {
  console.log('\n== summary')
  for (const { name, agrees, skipped, figures } of results) {
    const values = agrees === undefined ? 'not compared' : agrees ? 'values agree' : 'VALUES DIFFER'
    console.log(
      `${name}: ${skipped === undefined ? values : `SKIPPED, ${skipped} is not installed`}`,
    )
    for (const figure of figures) console.log(`  ${figureText(figure)}`)
  }
  for (const line of failed) console.log(`FAILED ${line}`)
  if (failed.length > 0 || results.some(({ agrees }) => agrees === false)) process.exitCode = 1
}

function figureText({ what, value, target, isFloor }: PeerResult['figures'][number]): string {
  if (target === undefined || values.check) return `${what} ${value.toFixed(2)}`
  const isMet = isFloor === true ? value >= target : value <= target
  const sign = isFloor === true ? '≥' : '≤'
  return `${what} ${value.toFixed(2)} (target ${sign} ${target}: ${isMet ? 'met' : 'MISSED'})`
}

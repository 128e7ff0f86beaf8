import { afterAll, expect, test } from 'vitest'
import { loadParser } from '../../syntax/index.ts'
import { runMutants } from '../compile/run-mutants.ts'
import { runnerExecutor } from '../compile/runner-executor.ts'
import { parseTask } from '../source/parse-task.ts'
import type { TaskSource } from '../source/task-source.ts'
import { toldApart } from './told-apart.ts'

const executor = await runnerExecutor(1)
afterAll(() => executor.close())
const parse = await loadParser('python')

function taskWith(key: string): TaskSource {
  const numbers = [0, 2, 4, 6, 8, 10, 12]
  const tests = numbers.map(number => `assert halved(${number}) == ${number / 2}`).join('\n')
  const text = `"""Return half of an even number."""\n\n\ndef halved(number):\n    return number // 2\n\n\n${tests}\n\nEQUIVALENT = {"${key}": "even numbers"}\n`
  const { task, problems } = parseTask(
    { id: 'math_numerical/halved', file: 'halved.py', text },
    parse,
  )
  if (task === undefined) throw new Error(problems.join())
  return task
}

test('finds the input that tells a listed mutant from the canonical', async () => {
  const task = taskWith('return number [-//-]{+/+} 2')
  const { candidates } = await runMutants([task], { executor, parse })

  const found = await toldApart([task], { candidates, parse, executor })

  const [apart] = found.get(task.id) ?? []
  expect(apart?.key).toBe('return number [-//-]{+/+} 2')
  expect(Number(/-?\d+/.exec(apart?.input ?? '')?.[0]) % 2).not.toBe(0)
})

test('looks only at tasks that list equivalents', async () => {
  const task = { ...taskWith('return number [-//-]{+/+} 2'), equivalents: [] }

  expect(await toldApart([task], { candidates: new Map(), parse, executor })).toEqual(new Map())
})

import type { ExecutionPair } from '../../schema/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import { HASH_SEEDS, MUTANT_CPU_MS, type Executor } from '../compile/executor.ts'
import type { TaskSource } from '../source/task-source.ts'
import { arityOf } from './arity-of.ts'
import type { CrossHit, CrossSweep } from './cross-sweep.ts'

const MOST_ORDERS = 24 // every order of four arguments

interface Trial {
  readonly target: TaskSource
  readonly source: TaskSource
  readonly pair: ExecutionPair
}

/**
 * Gate 8 for JavaScript and TypeScript: runs every canonical against the tests of every other task
 * with as many parameters, its arguments in every order.
 */
export async function javascriptSweep(
  tasks: readonly TaskSource[],
  parse: (source: string) => TreeNode,
  executor: Executor,
): Promise<CrossSweep> {
  const arities = new Map(tasks.map(task => [task, arityOf(task, parse)]))
  const pairs = tasks.flatMap(target =>
    tasks
      .filter(source => source !== target && arities.get(source) === arities.get(target))
      .map(source => ({ target, source, arity: arities.get(target) ?? 0 })),
  )
  const trials = pairs.flatMap(({ target, source, arity }) =>
    orders(arity).map((order): Trial => ({
      target,
      source,
      pair: trialPair(target, source, order),
    })),
  )
  const conditions = { cpuMs: MUTANT_CPU_MS, hashSeed: HASH_SEEDS[0] }
  const results = await executor.execute(
    trials.map(({ pair }) => pair),
    conditions,
  )
  const hits = new Map<string, CrossHit>()
  for (const [at, { target, source }] of trials.entries()) {
    const outcomes = results[at]?.outcomes ?? []
    const passed = outcomes.filter(outcome => outcome === 'pass').length
    const passesAll = passed === target.tests.length
    const key = `${target.id}\0${source.id}`
    if (2 * passed < target.tests.length || hits.get(key)?.passesAll === true) continue
    hits.set(key, { target: target.id, source: source.id, passesAll })
  }
  return { pairs: pairs.length, hits: [...hits.values()] }
}

function trialPair(
  target: TaskSource,
  source: TaskSource,
  order: readonly number[],
): ExecutionPair {
  const code = [
    `const permuted = (() => {\n${source.code}\nreturn ${source.functionName}\n})()`,
    `function ${target.functionName}() {`,
    `  return permuted(${order.map(at => `arguments[${at}]`).join(', ')})`,
    '}',
  ].join('\n')
  return { id: `${target.id}/${source.id}/${order.join('')}`, code, tests: [...target.tests] }
}

function orders(count: number): readonly (readonly number[])[] {
  const all: (readonly number[])[] = []
  const extend = (order: readonly number[]): void => {
    if (all.length >= MOST_ORDERS) return
    if (order.length === count) all.push(order)
    for (let at = 0; at < count; at += 1) if (!order.includes(at)) extend([...order, at])
  }
  extend([])
  return all
}

import type { ExecutionPair } from '../../schema/index.ts'
import { HASH_SEEDS, type Executor } from '../compile/executor.ts'
import type { TaskSource } from '../source/task-source.ts'

/** A canonical that does well on the tests of another task. */
export interface CrossHit {
  /** Task whose tests were run. */
  readonly target: string
  /** Task whose canonical was run. */
  readonly source: string
  /** True when it passes every test, false when at least half of them. */
  readonly passesAll: boolean
}

/** What the sweep looked at. */
export interface CrossSweep {
  readonly pairs: number
  readonly hits: readonly CrossHit[]
}

/** A task with the number of its function's parameters. */
export interface Parametrized {
  readonly task: TaskSource
  readonly arity: number
}

// Many canonicals hang on foreign arguments: each has 20 ms, the pilot's canonicals need under 10.
const SOURCE_SECONDS = 0.02
// What no signal interrupts (a huge power) uses up the limit of its batch: both are kept small.
const CPU_MS = 1_000
const BATCH = 25
const MOST_ORDERS = 24 // every order of four arguments

/**
 * Runs every canonical against the tests of every other task of the same arity, with its arguments
 * in every order: one process per target and 25 canonicals, one test per canonical.
 */
export async function crossSweep(
  tasks: readonly Parametrized[],
  executor: Executor,
): Promise<CrossSweep> {
  const plans = tasks.flatMap(target => {
    const isSource = ({ task, arity }: Parametrized): boolean =>
      arity === target.arity && task !== target.task
    return batches(tasks.filter(isSource)).map(sources => ({ target, sources }))
  })
  const hits: CrossHit[] = []
  let open: readonly Plan[] = plans
  while (open.length > 0) {
    const pairs = open.map(({ target, sources }) => pairOf(target, sources))
    const results = await executor.execute(pairs, { cpuMs: CPU_MS, hashSeed: HASH_SEEDS[0] })
    hits.push(...open.flatMap((plan, at) => hitsOf(plan, results[at]?.outcomes ?? [])))
    open = open.flatMap((plan, at) => afterHang(plan, results[at]?.outcomes ?? []))
  }
  const pairs = plans.reduce((sum, { sources }) => sum + sources.length, 0)
  return { pairs, hits }
}

function batches(sources: readonly Parametrized[]): readonly (readonly Parametrized[])[] {
  const count = Math.ceil(sources.length / BATCH)
  return Array.from({ length: count }, (_, at) => sources.slice(at * BATCH, (at + 1) * BATCH))
}

interface Plan {
  readonly target: Parametrized
  readonly sources: readonly Parametrized[]
}

function hitsOf({ target, sources }: Plan, outcomes: readonly string[]): readonly CrossHit[] {
  return sources.flatMap(({ task }, at) => {
    const outcome = outcomes[at]
    if (outcome !== 'FAIL' && outcome !== 'FAIL:Half') return []
    return [{ target: target.task.id, source: task.id, passesAll: outcome === 'FAIL' }]
  })
}

/** A canonical that hangs on foreign arguments ends the process: go on behind it. */
function afterHang(plan: Plan, outcomes: readonly string[]): readonly Plan[] {
  const at = outcomes.findIndex(outcome => outcome === 'TIMEOUT' || outcome.startsWith('ERROR:'))
  const sources = plan.sources.slice(at + 1)
  return at < 0 || sources.length === 0 ? [] : [{ target: plan.target, sources }]
}

function pairOf(target: Parametrized, sources: readonly Parametrized[]): ExecutionPair {
  return {
    id: target.task.id,
    code: prelude(target),
    tests: sources.map(
      ({ task }) => `sweep(${JSON.stringify(task.code)}, ${JSON.stringify(task.functionName)})`,
    ),
  }
}

function prelude({ task, arity }: Parametrized): string {
  return [
    `TESTS = ${JSON.stringify(task.tests)}`,
    `TARGET = ${JSON.stringify(task.functionName)}`,
    `IMPORTS = ${JSON.stringify(importsOf(task.code))}`,
    `ARITY, MOST_ORDERS, SECONDS = ${arity}, ${MOST_ORDERS}, ${SOURCE_SECONDS}`,
    SWEEP,
  ].join('\n')
}

const SWEEP = `
import itertools
import signal

class Half(Exception):
    pass

class Late(BaseException):
    pass

def late(*_):
    raise Late

signal.signal(signal.SIGVTALRM, late)
scope_of_imports = {}
exec(IMPORTS, scope_of_imports)
scope_of_imports.pop("__builtins__", None)

def sweep(code, name):
    scope = {"__name__": "source"}
    exec(code, scope)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        orders = itertools.islice(itertools.permutations(range(ARITY)), MOST_ORDERS)
        best = max(passed_by(scope[name], order) for order in orders)
    except Late:
        return
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    assert best < len(TESTS)
    if 2 * best >= len(TESTS):
        raise Half

def passed_by(function, order):
    def permuted(*arguments):
        return function(*[arguments[at] for at in order])
    passed = 0
    for at, test in enumerate(TESTS):
        try:
            exec(test, {TARGET: permuted, **scope_of_imports})
            passed += 1
        except Exception:
            if at + 1 - passed > len(TESTS) // 2:
                break
    return passed
`

/** Asserts may use what the task imports, e.g. `date`. */
function importsOf(code: string): string {
  return code.split(/^def /m)[0]?.trim() ?? ''
}

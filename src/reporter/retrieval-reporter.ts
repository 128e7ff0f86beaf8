import chalk from 'chalk'
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import type { RunOutcomes } from '../analysis/index.ts'
import { buildReport } from './build-report.ts'
import { collectSuites } from './collect-suites.ts'
import { exitCodeOf, hasOtherFailures } from './exit-code.ts'
import { loadBaselines } from './load-baselines.ts'
import { muteSuccesses } from './mute-successes.ts'
import { parseReporterOptions, type ResolvedOptions } from './options.ts'
import { isBenchInvocation, isWholeInvocation, partialReason } from './partial-reason.ts'
import { renderReport } from './render-report.ts'
import type { Paint, Report } from './report.ts'
import { uniteRuns } from './unite-runs.ts'
import { isPartialRun, shownPath, writeResults } from './write-results.ts'

const KEY = Symbol.for('vitest-retrieval.reporter')

const paint: Paint = {
  bold: chalk.bold,
  dim: chalk.dim,
  good: chalk.green,
  bad: chalk.red,
  warn: chalk.yellow,
}

/** Collects retrieval outcomes, prints the report, writes the results and sets the exit code. */
export class RetrievalReporter implements Reporter {
  readonly #options = new Map<string, ResolvedOptions>()
  #vitest: Vitest | undefined

  /** Takes the options of a project's plugin. */
  setOptions(project: string, options: ResolvedOptions): void {
    this.#options.set(project, options)
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
    claim(vitest, this)
  }

  onTestRunStart(): void {
    if (this.#vitest !== undefined && isBenchInvocation(this.#vitest)) muteSuccesses(this.#vitest)
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const vitest = this.#vitest
    if (vitest === undefined || claim(vitest, this) !== this) return
    const all = this.#allModules(vitest, modules)
    const { suites, problems } = collectSuites(all)
    const partial = partialReason(vitest, all, reason)
    const runs = uniteRuns(suites, partial).filter(run => run.header.kind === 'measure')
    if (runs.length === 0 && !isBenchInvocation(vitest) && problems.length === 0) return
    const isWhole = isWholeInvocation(vitest, partial)
    const report = await this.#report(vitest, runs, { problems, isWhole })
    const notes = runs.length > 0 ? await writeResults(vitest, report, runs) : []
    const text = renderReport(report, paint)
    if (text !== '') vitest.logger.log(text)
    if (notes.length > 0) vitest.logger.log(notes.join('\n'))
    const code = exitCodeOf({
      gates: report.gates,
      problems: report.problems,
      hasFaults: runs.some(hasFault),
      hasOtherFailures: hasOtherFailures(all, unhandledErrors),
    })
    if (code !== undefined) process.exitCode = code
  }

  /** In watch mode a rerun hands over the changed modules only; the board is of all of them. */
  #allModules(vitest: Vitest, modules: readonly TestModule[]): readonly TestModule[] {
    return vitest.config.watch ? vitest.state.getTestModules() : modules
  }

  async #report(
    vitest: Vitest,
    runs: readonly RunOutcomes[],
    found: { readonly problems: readonly string[]; readonly isWhole: boolean },
  ): Promise<Report> {
    const options = this.#optionsOf(runs)
    const { baseline, anchor, accepted, problems } = await loadBaselines(vitest, options, runs)
    return buildReport({
      runs,
      // A baseline that cannot be trusted is named once; gating against it would only repeat it.
      options: problems.length > 0 ? { ...options, gates: [] } : options,
      baseline,
      anchor,
      accepted,
      isWhole: found.isWhole,
      problems: [...found.problems, ...problems],
      resultsPath: shownPath(isPartialRun(runs)),
    })
  }

  #optionsOf(runs: readonly RunOutcomes[]): ResolvedOptions {
    const project = runs[0]?.project ?? ''
    return this.#options.get(project) ?? [...this.#options.values()][0] ?? parseReporterOptions({})
  }
}

/** A broken run, a failed query or one that was given up: something around the retriever failed. */
function hasFault(run: RunOutcomes): boolean {
  return run.state?.kind === 'broken' || run.outcomes.some(outcome => outcome.state !== 'measured')
}

/** Returns the reporter of this Vitest instance, made at the first call. */
export function reporterOf(vitest: Vitest): RetrievalReporter {
  const known = claimed(vitest)
  if (known !== undefined) return known
  const reporter = new RetrievalReporter()
  claim(vitest, reporter)
  return reporter
}

/** The first reporter of a Vitest instance reports; one from `--reporter` beside it stays quiet. */
function claim(vitest: Vitest, reporter: RetrievalReporter): unknown {
  const known: unknown = Reflect.get(vitest, KEY)
  if (known !== undefined) return known
  Reflect.set(vitest, KEY, reporter)
  return reporter
}

function claimed(vitest: Vitest): RetrievalReporter | undefined {
  const known: unknown = Reflect.get(vitest, KEY)
  return known instanceof RetrievalReporter ? known : undefined
}

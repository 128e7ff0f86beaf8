import { resolve } from 'node:path'
import type { Reporter, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node'
import type { RunOutcomes } from '../analysis/index.ts'
import { acceptanceMode } from './acceptance-mode.ts'
import { buildReport } from './build-report.ts'
import { claimedReporter, claimReporter } from './claimed-reporter.ts'
import { collectSuites } from './collect-suites.ts'
import { exitCodeOf, hasOtherFailures } from './exit-code.ts'
import { loadExperiment } from './experiment/load-experiment.ts'
import { groupOptions, jointGates, type OptionGroup } from './joint-options.ts'
import { loadBaselines } from './load-baselines.ts'
import { muteSuccesses } from './mute-successes.ts'
import { unmatchedOnly } from './only-queries.ts'
import { parseReporterOptions, type ResolvedOptions } from './options.ts'
import { isBenchInvocation, isMerge, isWholeInvocation, partialReason } from './partial-reason.ts'
import { projectName } from './project-name.ts'
import { renderReport } from './render-report.ts'
import type { Report } from './report.ts'
import { terminalPaint } from './terminal-paint.ts'
import { twiceMerged, type TwiceMerged } from './twice-merged.ts'
import { uniteRuns } from './unite-runs.ts'
import { isPartialRun, shownPath, writeResults, type WantedFiles } from './write-results.ts'

/** Collects retrieval outcomes, prints the report, writes the results and sets the exit code. */
export class RetrievalReporter implements Reporter {
  readonly #options = new Map<string, ResolvedOptions>()
  #vitest: Vitest | undefined
  #twice: readonly TwiceMerged[] = []
  #exitCode: 1 | 3 | undefined

  /**
   * Takes the options of a project's plugin.
   * @throws InputError when they cannot stand beside those of another project
   */
  setOptions(project: string, options: ResolvedOptions): void {
    this.#options.set(projectName(project), options)
    groupOptions(this.#options)
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
    claimReporter(vitest, this)
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const vitest = this.#vitest
    if (vitest === undefined) return
    this.#twice = isMerge(vitest) ? twiceMerged(specifications) : []
    if (isBenchInvocation(vitest)) muteSuccesses(vitest)
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const vitest = this.#vitest
    if (vitest === undefined || claimReporter(vitest, this) !== this) return
    const all = allModules(vitest, modules)
    const { suites, problems: unreadable } = collectSuites(all, this.#twice)
    const partial = partialReason(vitest, all, reason)
    const runs = uniteRuns(suites, partial).filter(run => run.header.kind === 'measure')
    if (runs.length === 0 && !isBenchInvocation(vitest) && unreadable.length === 0) return
    const problems = [...unreadable, ...unmatchedOnly(runs.length)]
    const isWhole = isWholeInvocation(vitest, partial)
    const report = await this.#report(vitest, runs, { problems, isWhole })
    const notes = runs.length > 0 ? await writeResults(vitest, report, this.#files(vitest)) : []
    const text = renderReport(report, terminalPaint)
    if (text !== '') vitest.logger.log([text.trimEnd(), ...notes, ''].join('\n'))
    this.#exit(
      exitCodeOf({
        gates: report.gates,
        problems: report.problems,
        hasFaults: runs.some(hasFault),
        hasOtherFailures: hasOtherFailures(all, unhandledErrors),
      }),
    )
  }

  /** While watching, a run that is repaired takes back the exit code that it caused. */
  #exit(code: 1 | 3 | undefined): void {
    if (code !== undefined) process.exitCode = code
    else if (this.#exitCode !== undefined) process.exitCode = undefined
    this.#exitCode = code
  }

  async #report(
    vitest: Vitest,
    runs: readonly RunOutcomes[],
    found: { readonly problems: readonly string[]; readonly isWhole: boolean },
  ): Promise<Report> {
    const groups = this.#groups(vitest)
    const { isAccepting, refused } = acceptanceMode(vitest)
    const { root } = vitest.config
    const files = await loadBaselines({ root, groups, runs, isAccepting })
    const options = groups[0]?.options ?? parseReporterOptions({})
    const experiment = await loadExperiment(root, groups, { runs, seed: options.seed })
    const report = buildReport({
      runs,
      // A baseline that cannot be trusted is named once; gating against it would only repeat it.
      options: { ...options, gates: files.problems.length > 0 ? [] : jointGates(groups) },
      baseline: files.baseline,
      anchor: files.anchor,
      accepted: files.accepted,
      isWhole: found.isWhole,
      problems: [...found.problems, ...files.problems, ...experiment.problems, ...(refused ?? [])],
      resultsPath: shownPath(isPartialRun(runs)),
    })
    return { ...report, experiment: experiment.results }
  }

  /** Where the datasets of all projects lie, and every kind of file that any of them wants. */
  #files(vitest: Vitest): WantedFiles {
    const options = this.#groups(vitest).map(group => group.options)
    const folders = options.flatMap(({ datasets }) => datasets ?? [])
    const formats = options.flatMap(({ outputs }) => outputs ?? [])
    return {
      datasetFolders: [...new Set(folders.map(folder => resolve(vitest.config.root, folder)))],
      formats: options.every(({ outputs }) => outputs !== undefined) ? formats : undefined,
    }
  }

  /** Options of a root that holds no tests itself are not those of any project. */
  #groups(vitest: Vitest): readonly OptionGroup[] {
    const present = new Set(vitest.projects.map(({ name }) => projectName(name)))
    const options = [...this.#options].filter(([project]) => present.has(project))
    return groupOptions(new Map(options.length > 0 ? options : this.#options))
  }
}

/** In watch mode a rerun hands over the changed modules only; the board is of all of them. */
function allModules(vitest: Vitest, modules: readonly TestModule[]): readonly TestModule[] {
  return vitest.config.watch ? vitest.state.getTestModules() : modules
}

/** A broken run, a failed query or one that was given up: something around the retriever failed. */
function hasFault(run: RunOutcomes): boolean {
  return run.state?.kind === 'broken' || run.outcomes.some(outcome => outcome.state !== 'measured')
}

/** Returns the reporter of this Vitest instance, made at the first call. */
export function reporterOf(vitest: Vitest): RetrievalReporter {
  const known = claimedReporter(vitest)
  if (known instanceof RetrievalReporter) return known
  const reporter = new RetrievalReporter()
  claimReporter(vitest, reporter)
  return reporter
}

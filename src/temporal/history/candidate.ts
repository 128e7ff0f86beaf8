import { languageOf, isSourcePath } from '../../project-tests/index.ts'
import type { Commit, FileChange } from '../git/read-log.ts'
import { cleanMessage, queryTerms } from './clean-message.ts'
import type { DropReason } from './drop-reasons.ts'
import type { Lineage } from './follow-renames.ts'

/** A source file that a commit edited and the epoch holds. */
export interface GoldFile {
  /** Its path at the epoch: the id in the corpus. */
  readonly id: string
  readonly change: FileChange
}

/** A commit that may be asked for. */
export interface Candidate {
  readonly commit: Commit
  readonly text: string
  readonly language: string
  readonly gold: readonly GoldFile[]
  /** Source files that the commit itself creates. */
  readonly created: readonly string[]
  /** Source files that it edits and that came after the epoch, or cannot be searched there. */
  readonly later: readonly string[]
}

/** What makes a commit an instance. */
export interface CandidateRules {
  readonly language?: string | undefined
  /** Most source files that a commit may touch. */
  readonly maxFiles: number
  /** Fewest distinct terms that a query needs. */
  readonly minTerms: number
}

/** What is known of the epoch. */
export interface EpochView {
  readonly lineage: Lineage
  /** Tells whether the corpus holds a path. */
  holds(path: string): boolean
}

/** Makes an instance of a commit, or says why it is none. */
export function candidateOf(
  commit: Commit,
  epoch: EpochView,
  rules: CandidateRules,
): Candidate | DropReason {
  if (isBot(commit)) return 'bot'
  if (isRevert(commit)) return 'revert'
  if (commit.changes.length === 0) return 'changes nothing'
  const sources = commit.changes.filter(isSourceChange)
  if (sources.length === 0) return 'no source file'
  const language = majorityLanguage(sources)
  if (rules.language !== undefined && language !== rules.language) return 'other language'
  if (sources.length > rules.maxFiles) return 'too many files'
  const text = cleanMessage(commit.subject, commit.body)
  if (queryTerms(text).length < rules.minTerms) return 'message too short'
  const candidate = { commit, text, language, ...reachOf(commit, sources, epoch) }
  return candidate.gold.length === 0 ? 'unreachable' : candidate
}

function isBot({ authorName, authorEmail }: Commit): boolean {
  return [authorName, authorEmail].some(name =>
    /\[bot\]|\b(dependabot|renovate|greenkeeper|pre-commit-ci|github-actions|[\w-]+-bot|bot)\b/i.test(
      name,
    ),
  )
}

function isRevert({ subject, body }: Commit): boolean {
  return (
    /^(?:revert\b|\w+(?:\([^)]*\))?!?:\s*revert\b)/i.test(subject) ||
    /^This reverts commit [0-9a-f]{7,}/m.test(body)
  )
}

function isSourceChange({ kind, path, oldPath }: FileChange): boolean {
  return kind === 'file' && (isSourcePath(path) || isSourcePath(oldPath))
}

function reachOf(
  { hash }: Commit,
  sources: readonly FileChange[],
  { lineage, holds }: EpochView,
): Pick<Candidate, 'gold' | 'created' | 'later'> {
  const [gold, created, later]: [GoldFile[], string[], string[]] = [[], [], []]
  for (const change of sources) {
    const id = change.status === 'A' ? undefined : lineage.epochPathOf(hash, change.oldPath)
    if (id !== undefined && holds(id)) gold.push({ id, change })
    else if (change.status === 'A') created.push(change.path)
    else later.push(change.path)
  }
  // Two paths can descend from one file of the epoch only by a copy, which git does not follow.
  return { gold: gold.sort((a, b) => (a.id < b.id ? -1 : 1)), created, later }
}

/** The language of most files; ties go to the first in the alphabet. */
function majorityLanguage(sources: readonly FileChange[]): string {
  const languages = sources.map(
    ({ path, oldPath }) => languageOf(path) ?? languageOf(oldPath) ?? 'other',
  )
  const counts = [...Map.groupBy(languages, language => language)]
  counts.sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
  return counts[0]?.[0] ?? 'other'
}

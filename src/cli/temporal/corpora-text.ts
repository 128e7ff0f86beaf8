import type { RepositoryAudit, TemporalFacts } from '../../temporal/index.ts'
import { percent, textTable, whole } from './text-table.ts'

/** The corpora table and what was left out on the way, with every reason counted. */
export function corporaText(all: readonly TemporalFacts[]): string {
  const rows = all.map(facts => [
    `${facts.repository} ${facts.epoch.slice(0, 8)}`,
    whole(facts.tracked),
    whole(facts.commits),
    whole(facts.mature + facts.greenfield),
    `${facts.mature} / ${facts.greenfield}`,
    whole(facts.unreachable.created + facts.unreachable.later),
    `${whole(facts.characters)}`,
  ])
  const total = all.reduce((sum, facts) => sum + facts.mature + facts.greenfield, 0)
  return [
    ' Corpora\n',
    textTable([
      [
        'repository, epoch',
        'files at epoch',
        'commits',
        'instances',
        'mature / greenfield',
        'unreachable files',
        'characters searched',
      ],
      ...rows,
      ...(all.length > 1 ? [['total', '', '', whole(total)]] : []),
    ]),
    ...all.map(leftOutText),
  ].join('')
}

function leftOutText(facts: TemporalFacts): string {
  const drops = Object.entries(facts.drops).filter(([, count]) => count > 0)
  const { full, partial, lost } = facts.hunks
  const { symlinks, submodules, outOfScope, binary, missing, empty } = facts.leftOut
  return [
    ` ${facts.repository}: dropped ${drops.map(([reason, count]) => `${count} ${reason}`).join(', ') || 'no commit'}\n`,
    `   not searched: ${outOfScope} out of scope ${facts.scope}, ${binary} binary, ${empty} empty, ` +
      `${missing} missing, ${symlinks} symlinks, ${submodules} submodules\n`,
    `   gold: ${facts.unreachable.created} files created by their commit and ${facts.unreachable.later} ` +
      `after the epoch left the denominator (${facts.unreachable.instances} instances), ${facts.renamed} renames followed` +
      `${facts.renames === 'exact' ? ' (of equal content only: blobs are missing)' : ''}\n`,
    `   lines: ${full + partial + lost} hunks, ${percent(full / Math.max(1, full + partial + lost))} mapped to the epoch, ` +
      `${partial} partly, ${lost} lost\n`,
    ...(facts.uncommitted === 0
      ? []
      : [
          `   the work tree has ${facts.uncommitted} uncommitted files: only committed trees are read\n`,
        ]),
    `   tokens ${facts.tokens}, at most ${facts.maxFiles} source files a commit\n`,
  ].join('')
}

/** What the audit of one repository shows, without the arms. */
export function auditText({
  dataset,
  vocabulary,
  naming,
  created,
  decomposition,
  leaks,
  searched,
}: RepositoryAudit): string {
  const n = dataset.queries.length
  const { epoch, repository } = dataset.facts
  return [
    `\n Leak audit  ${repository}, tree searched ${searched.slice(0, 8)}${searched === epoch ? ' (the epoch)' : ''}\n`,
    ` Query words in lines that the commit adds (a property of queries, n ${n})\n`,
    textTable([
      ['rule', 'any file', 'gold files'],
      ...vocabulary.map(({ rule, all, gold }) => [rule, percent(all / n), percent(gold / n)]),
    ]),
    ` Queries that name a gold file  ${percent(naming.path / n)}, only a symbol of one ${percent(naming.symbol / n)}\n`,
    ` Gold created by the commit  ${created.files} of ${created.goldFiles} files (${percent(created.files / Math.max(1, created.goldFiles))}), ` +
      `${created.instances} of ${created.of} instances (cap ${dataset.facts.maxFiles} files)\n`,
    ...(decomposition.length === 0 ? [] : [decompositionText(decomposition)]),
    leaks.length === 0
      ? ` ✓ no instance's change is in the searched history; ${dataset.facts.drops['already in the epoch']} whose lines stood there were dropped\n`
      : ` ✗ contaminated: ${leaks.length} of ${n} instances. ${leaks[0]?.commit.slice(0, 10)} "${leaks[0]?.subject}" ${leaks[0]?.reason}\n`,
  ].join('')
}

function decompositionText(rows: RepositoryAudit['decomposition']): string {
  const effect = ({ mean, interval: bounds, verdict }: (typeof rows)[number]['drift']): string =>
    `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(3)} [${bounds?.low.toFixed(3)}, ${bounds?.high.toFixed(3)}]${verdict === 'Established' ? ' *' : ''}`
  return [
    ' recall@10 of the same instances in four trees (* = Established)\n',
    textTable([
      ['arm', 'epoch', 'parent', 'commit', 'HEAD', 'drift', 'own fix = leak', 'later'],
      ...rows.map(row => [
        row.arm,
        ...row.recall.map(value => value.toFixed(3)),
        effect(row.drift),
        effect(row.ownFix),
        effect(row.later),
      ]),
    ]),
  ].join('')
}

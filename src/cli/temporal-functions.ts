import { parseArgs } from 'node:util'
import { InputError, Language, LANGUAGES } from '../schema/index.ts'
import { findFunctionPairs } from '../temporal/index.ts'
import { EXIT, type Command } from './command.ts'

/** `temporal functions`: finds bugs that a history fixed, as canonical and distractor. */
export const temporalFunctions: Command = {
  name: 'temporal functions',
  summary: "find a history's own bugs: functions before and after a fix, told apart by its tests",
  usage: `Usage: vitest-retrieval temporal functions --epoch <rev> --language <name> [options]

Executes top-level functions before and after each commit against the tests that the commit changes,
isolated: alone where they run alone, else inside their module, never with the rest of the project.
Prints one pair a line: canonical (after), distractor (before), the modules around them, tests, labels.

  --repo <dir>        A git repository, bare or not (default: .)
  --epoch <rev>       Where the window begins, for example HEAD~400
  --until <rev>       The newest commit (default: HEAD)
  --language <name>   ${LANGUAGES.join(', ')}

Exit codes: 0 searched (also when none was found), 2 bad input, 3 git or the runner failed.
`,
  run: async (args, io) => {
    const { values } = parseArgs({ args: [...args], options })
    const language = Language.safeParse(values.language)
    if (!language.success || values.epoch === undefined) {
      throw new InputError(
        `temporal functions needs --epoch and --language (${LANGUAGES.join(', ')}), but did not get both.`,
      )
    }
    const { repo: repository, epoch, until } = values
    const { pairs, ...counts } = await findFunctionPairs({
      repository,
      epoch,
      until,
      language: language.data,
    })
    for (const pair of pairs) io.out(`${JSON.stringify({ schemaVersion: 1, ...pair })}\n`)
    io.err(
      `${pairs.length} pairs from ${counts.changed} changed functions of ${counts.commits} commits: ` +
        `${counts.withoutTest} that no test calls by name, ${counts.withFixtures} whose tests need fixtures, ` +
        `${counts.notAlone} that need more of the project, ` +
        `${counts.notFailing} whose old version passes too\n`,
    )
    return EXIT.ok
  },
}

const options = {
  repo: { type: 'string', default: '.' },
  epoch: { type: 'string' },
  until: { type: 'string' },
  language: { type: 'string' },
} as const

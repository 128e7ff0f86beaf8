import type { RegistryRow } from '../registry/registry-row.ts'
import { LANGUAGE_RULES } from './language-rules-v1.ts'
import type { Prompt } from './prompt.ts'

/** Where the wrong programs of a task come from. */
export const DISTRACTOR_SOURCES = ['mechanical', 'llm', 'free-form'] as const

/** One of the sources. */
export type DistractorSource = (typeof DISTRACTOR_SOURCES)[number]

/** How many wrong programs a model is asked for. */
export const ASKED_DISTRACTORS = 4 // ExecRetrieval §3.2

/** A task and what is to be written for it. */
export interface CandidateWish {
  readonly row: RegistryRow
  readonly distractors: DistractorSource
}

/** Asks for one task's canonical, tests and, where they do not come from mutation, wrong programs. */
export const candidatePrompt: Prompt<CandidateWish> = {
  name: 'candidate',
  version: 1,
  render: ({ row, distractors }) => [
    {
      role: 'system',
      content: [
        SYSTEM,
        LANGUAGE_RULES[row.language],
        ...EXTRA[distractors],
        SHAPES[distractors],
      ].join('\n\n'),
    },
    {
      role: 'user',
      content: [
        `Function name: ${row.function_name}`,
        `Language: ${row.language}`,
        `Domain: ${row.domain}`,
        `Description: ${row.query}`,
      ].join('\n'),
    },
  ],
}

const SYSTEM = `You implement one task of a benchmark that checks whether a code search engine can tell correct code from almost correct code. The task was chosen by somebody else: keep its name, its meaning and its limits exactly.

- "canonical" does what the description says, no more and no less, in 4 to 45 lines. No redundant check: every condition and every constant must matter, because each will be changed by one step and a test must notice.
- "tests" has 7 to 10 entries. One is an ordinary case, one covers each clause of the description, and there is one on either side of every limit. Use values at which neighbouring operators and comparisons give different results (not 0, 1, 2 or equal arguments only). Nothing is tested that the description does not say.
- "equivalents" stays empty at first. When you are told that a changed program passes all tests, add or sharpen a test, or rewrite the canonical so that the change matters. Only if no input of the described domain can tell the two apart, list the key you were given, with the reason: [{"key": "...", "reason": "..."}], five at most.`

const TYPES = `The six types of edits:
- off_by_one: a constant, index, range or count is one too high or too low.
- wrong_operator: an arithmetic, bitwise or boolean operator is another one.
- swap_arguments: two arguments or operands stand in each other's place.
- remove_edge_case_check: a guard or the handling of a special case is gone.
- wrong_comparison: a comparison looks the other way or is another relation.
- off_by_one_boundary: a limit includes what it must exclude, or the other way round.`

const MECHANICAL_RULES = `"distractors" has exactly four wrong programs. Each is the whole canonical, character for character, with one targeted edit of one of six types, and a single block of neighbouring lines changed.
- The edit must give a wrong result for at least one of your tests, by a failing assertion. A program that only crashes, hangs or does not parse is useless.
- Never write another algorithm, never change style, names or comments, and never write a program that is right after all: run each test in your head before you answer.
- The four differ from each other, use different types where the code allows it, and do not all fail on the same tests.
- "bug_description" says in one sentence what the edit does and which input shows it.

${TYPES}`

const FREE_FORM_RULES = `"buggy_implementations" has exactly four wrong programs, each written anew as another programmer might write it, with one realistic mistake that such a programmer could make and overlook. Each defines the function of the given name, obeys the same rules as the canonical, runs without crashing and gives a wrong result for at least one of your tests. "bug_description" says in one sentence what is wrong and which input shows it.`

const EXTRA: Readonly<Record<DistractorSource, readonly string[]>> = {
  mechanical: [],
  llm: [MECHANICAL_RULES],
  'free-form': [FREE_FORM_RULES],
}

const CORE = '"canonical": "...", "tests": ["..."], "equivalents": []'

const SHAPES: Readonly<Record<DistractorSource, string>> = {
  mechanical: `Answer with one JSON object and nothing else: {${CORE}}.`,
  llm: `Answer with one JSON object and nothing else: {${CORE}, "distractors": [{"bug_type": "...", "code": "...", "bug_description": "..."}]}.`,
  'free-form': `Answer with one JSON object and nothing else: {${CORE}, "buggy_implementations": [{"code": "...", "bug_description": "..."}]}.`,
}

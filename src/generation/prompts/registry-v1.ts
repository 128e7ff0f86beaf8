import type { Language } from '../../schema/index.ts'
import type { Prompt } from './prompt.ts'

/** What tasks are wanted. */
export interface RegistryWish {
  readonly domain: string
  readonly count: number
  readonly language: Language
  /** What the team says of its domain, in its own words. */
  readonly brief?: string | undefined
  /** Names that are taken. */
  readonly taken: readonly string[]
}

/** Asks for task descriptions and for no code. */
export const registryPrompt: Prompt<RegistryWish> = {
  name: 'registry',
  version: 1,
  render: wish => [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: userText(wish) },
  ],
}

const SYSTEM = `You plan a benchmark that checks whether a code search engine can tell correct code from almost correct code.
You choose tasks; other people implement them later. Never write code.
Answer with one JSON object and nothing else: {"tasks": [{"function_name": "...", "query": "...", "domain": "..."}]}.

Each task is one pure function of 4 to 45 lines:
- It can be written with the standard library alone. It reads no file, clock, network, environment and no random number.
- "query" says in one to three sentences what goes in, what comes out and in which shape. It settles every tie, every limit (inclusive or exclusive) and what happens to empty or missing input, so that any careful reader would write the same tests. It names no algorithm and no variable, and it never contains the function name.
- "function_name" is short and says what comes out.
- There is something to get subtly wrong: a limit, an order of arguments, a comparison, an operator, a special case.
- No textbook classics and nothing from well-known problem collections. No two tasks may be variations of one idea.`

function userText({ domain, count, language, brief, taken }: RegistryWish): string {
  const form = language === 'python' ? 'snake_case' : 'camelCase'
  const lines = [
    `Plan ${count} tasks for the domain "${domain}", to be written in ${language}.`,
    `Function names are ${form}. Set "domain" of every task to "${domain}".`,
  ]
  if (brief !== undefined) lines.push('', 'What the team says of the domain:', brief.trim())
  if (taken.length > 0) lines.push('', `These exist already, choose others: ${taken.join(', ')}.`)
  return lines.join('\n')
}

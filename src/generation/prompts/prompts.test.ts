import { describe, expect, test } from 'vitest'
import { sha256Of } from '../../formats/index.ts'
import { LANGUAGES } from '../../schema/index.ts'
import type { RegistryRow } from '../registry/registry-row.ts'
import { candidatePrompt, DISTRACTOR_SOURCES } from './candidate-v1.ts'
import { LOCKED_PROMPTS } from './locked-prompts.ts'
import { promptId } from './prompt.ts'
import { registryPrompt } from './registry-v1.ts'
import { repairPrompt } from './repair-v1.ts'

const row: RegistryRow = {
  function_name: 'fee_total',
  query: 'Add up the fees.',
  domain: 'billing',
  language: 'python',
  origin: { kind: 'hand' },
}
const candidates = LANGUAGES.flatMap(language =>
  DISTRACTOR_SOURCES.map(distractors =>
    candidatePrompt.render({ row: { ...row, language }, distractors }),
  ),
)
const [mechanical, mutated, written] = candidates.map(messages => messages[0]?.content ?? '')
const wishes = LANGUAGES.map(language =>
  registryPrompt.render({
    domain: 'billing',
    count: 3,
    language,
    brief: 'Fees.',
    taken: ['a', 'b'],
  }),
)
const rendered = {
  [promptId(candidatePrompt)]: candidates,
  [promptId(registryPrompt)]: wishes,
  [promptId(repairPrompt)]: repairPrompt.render({ messages: ['one', 'two'] }),
}

describe('the prompts', () => {
  test.each(Object.entries(rendered))('of %s are worded as locked', (id, messages) => {
    expect(LOCKED_PROMPTS[id]).toBe(sha256Of(JSON.stringify(messages)))
  })

  test('lock nothing that is not there', () => {
    expect(Object.keys(LOCKED_PROMPTS).toSorted()).toEqual(Object.keys(rendered).toSorted())
  })

  test("state the paper's rules for mechanical distractors and only where they are asked for", () => {
    expect(mutated).toContain('one targeted edit')
    expect(mutated).toContain('A program that only crashes')
    expect(mutated).toContain('Never write another algorithm')
    expect(mechanical).not.toContain('distractors')
    expect(written).toContain('buggy_implementations')
  })

  test('give the code model the chosen task as it is', () => {
    expect(candidates[0]?.[1]?.content).toBe(
      'Function name: fee_total\nLanguage: python\nDomain: billing\nDescription: Add up the fees.',
    )
  })
})

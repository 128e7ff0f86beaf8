import { InputError, type Language } from '../../schema/index.ts'
import { candidatePrompt, type DistractorSource } from '../prompts/candidate-v1.ts'
import { promptId } from '../prompts/prompt.ts'
import { repairPrompt } from '../prompts/repair-v1.ts'
import type { RecordOf } from '../journal/journal-record.ts'

/** How a server is told to answer with JSON. */
export const JSON_FORMATS = ['json-schema', 'json-object', 'text'] as const

/** One of the ways. */
export type JsonFormat = (typeof JSON_FORMATS)[number]

/** Everything that an answer may depend on, besides its task. */
export interface Settings {
  readonly model: string
  /** Null leaves the parameter out, for models that do not reason. */
  readonly reasoningEffort: string | null
  readonly format: JsonFormat
  /** Tokens that one answer may have, reasoning included. */
  readonly maxTokens: number
  readonly language: Language
  readonly distractors: DistractorSource
}

/** Returns the settings as a journal keeps them. */
export function settingsRecord(
  settings: Settings,
  endpoint: string,
): RecordOf<'settings'>['settings'] {
  const prompts = [promptId(candidatePrompt), promptId(repairPrompt)]
  return { ...settings, endpoint, prompts }
}

/**
 * Checks that a journal was begun with the same settings.
 * @throws InputError that names what differs
 */
export function requireSameSettings(
  known: RecordOf<'settings'>['settings'],
  now: RecordOf<'settings'>['settings'],
): void {
  const names = new Set([...Object.keys(known), ...Object.keys(now)])
  const different = [...names].filter(
    name => JSON.stringify(known[name]) !== JSON.stringify(now[name]),
  )
  if (different.length === 0) return
  const shown = different.map(
    name => `${name} ${JSON.stringify(known[name])} → ${JSON.stringify(now[name])}`,
  )
  throw new InputError(
    'A folder must be continued with the settings it was begun with, but these differ: ' +
      `${shown.join(', ')}. Use them again, or name another folder.`,
  )
}

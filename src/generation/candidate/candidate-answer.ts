import { z } from 'zod'
import { MUTATION_TYPES, MutationType } from '../../schema/index.ts'
import { ASKED_DISTRACTORS, type DistractorSource } from '../prompts/candidate-v1.ts'

const Code = z.string().transform(tidyCode).pipe(z.string().min(1))

const Core = {
  canonical: Code,
  tests: z.array(
    z
      .string()
      .transform(text => text.trim())
      .pipe(z.string().min(1)),
  ),
  equivalents: z.array(z.object({ key: z.string(), reason: z.string().min(1) })).default([]),
}

const Typed = z.object({ bug_type: MutationType, code: Code, bug_description: z.string().min(1) })
const Free = z.object({ code: Code, bug_description: z.string().min(1) })

const Answers = {
  mechanical: z.object(Core),
  llm: z.object({ ...Core, distractors: z.array(Typed).length(ASKED_DISTRACTORS) }),
  'free-form': z.object({ ...Core, buggy_implementations: z.array(Free).min(1) }),
}

/** A wrong program as a model wrote it. */
export interface ProposedDistractor {
  /** One of the six types, or `free_form`. */
  readonly type: string
  readonly code: string
  readonly description: string
}

/** One task as a model wrote it. */
export interface CandidateAnswer {
  readonly canonical: string
  readonly tests: readonly string[]
  readonly equivalents: readonly { readonly key: string; readonly reason: string }[]
  /** Empty when distractors are made mechanically. */
  readonly distractors: readonly ProposedDistractor[]
}

/** The type that free-form wrong programs have in a bundle. */
export const FREE_FORM_TYPE = 'free_form'

/** Returns the answer in a JSON value, or the sentences that say what is wrong with its shape. */
export function readAnswer(
  value: unknown,
  source: DistractorSource,
): CandidateAnswer | { readonly problems: readonly string[] } {
  const parsed = Answers[source].safeParse(value)
  if (!parsed.success) return { problems: problemsOf(parsed.error) }
  const { canonical, tests, equivalents } = parsed.data
  return { canonical, tests, equivalents, distractors: distractorsOf(parsed.data) }
}

/** A JSON schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Returns the JSON schema of an answer, as servers that constrain their output take it. */
export function answerSchema(source: DistractorSource): JsonSchema {
  const text = { type: 'string' }
  const free = { code: text, bug_description: text }
  const typed = { bug_type: { type: 'string', enum: MUTATION_TYPES }, ...free }
  const extra = {
    mechanical: {},
    llm: { distractors: listOf(objectOf(typed)) },
    'free-form': { buggy_implementations: listOf(objectOf(free)) },
  }
  return objectOf({
    canonical: text,
    tests: listOf(text),
    equivalents: listOf(objectOf({ key: text, reason: text })),
    ...extra[source],
  })
}

/** A schema that lists every property as required and allows no other, as strict servers demand. */
export function objectOf(properties: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

/** The schema of a list; lengths are left to our own check, since not every server knows them. */
export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

type AnswerData = z.infer<(typeof Answers)[DistractorSource]>

function distractorsOf(data: AnswerData): readonly ProposedDistractor[] {
  const typed = 'distractors' in data ? data.distractors : []
  const free = 'buggy_implementations' in data ? data.buggy_implementations : []
  return [
    ...typed.map(each => proposed(each.bug_type, each)),
    ...free.map(each => proposed(FREE_FORM_TYPE, each)),
  ]
}

function proposed(type: string, free: z.infer<typeof Free>): ProposedDistractor {
  return { type, code: free.code, description: free.bug_description }
}

function problemsOf(error: z.ZodError): readonly string[] {
  return error.issues.map(({ path, message }) => {
    const place = path.length === 0 ? 'The object' : `"${path.map(String).join('.')}"`
    return `${place} must have the asked shape, but: ${message}.`
  })
}

/** Line ends of one kind, no blanks at line ends, no blank lines around. */
function tidyCode(text: string): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map(line => line.trimEnd())
  return lines.join('\n').replace(/^\n+/, '').trimEnd()
}

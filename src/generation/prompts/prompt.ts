/** One message of a conversation with a model. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** A prompt that is never changed in place: another wording is another file with a higher version. */
export interface Prompt<Input> {
  readonly name: string
  readonly version: number
  render(input: Input): readonly ChatMessage[]
}

/** Returns what provenance calls a prompt, e.g. `candidate@1`. */
export function promptId({ name, version }: Pick<Prompt<never>, 'name' | 'version'>): string {
  return `${name}@${version}`
}

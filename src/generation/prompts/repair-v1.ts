import type { Prompt } from './prompt.ts'

/** What was wrong with an answer. */
export interface RepairWish {
  /** Each a whole sentence, with the number of the gate where there is one. */
  readonly messages: readonly string[]
}

/** Hands back what the gates said of an answer. */
export const repairPrompt: Prompt<RepairWish> = {
  name: 'repair',
  version: 1,
  render: ({ messages }) => [
    {
      role: 'user',
      content: [
        'The programs were executed and the task was rejected:',
        ...messages.map(message => `- ${message}`),
        '',
        'Correct what these lines name and keep the rest. Answer with the whole JSON object again and nothing else.',
      ].join('\n'),
    },
  ],
}

import type { Cell } from './cells.ts';

/** A reason, outside of the snippet, why it cannot be run against the emulator. */
interface Reason {
  readonly client: string;
  readonly where: (cell: Cell) => boolean;
  readonly because: string;
}

/** Reasons for failing snippets. A reason whose snippet works, or does not exist, fails the test. */
export const REASONS: readonly Reason[] = [
  {
    client: 'huggingface_hub',
    where: ({ kind, task }) => kind === 'auto' && (task === 'text-to-image' || task === 'audio-to-audio'),
    because: 'the provider that the hub lists first for the model is one that it does not know, or not for the task',
  },
];

/** Calls without snippets, with the expected error. */
export const SILENT: readonly string[] = [
  // The emulator has the embeddings and images of OpenAI for its SDKs; the client has only its chat.
  "openai feature-extraction direct: InputError: Task 'feature-extraction' not supported for provider 'openai'. Available tasks: conversational",
  "openai text-to-image direct: InputError: Task 'text-to-image' not supported for provider 'openai'. Available tasks: conversational",
];

/** The reason why a snippet fails. */
export function reasonFor(cell: Cell): Reason | undefined {
  return REASONS.find(({ client, where }) => client === cell.client && where(cell));
}
